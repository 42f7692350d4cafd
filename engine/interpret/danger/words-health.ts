/** What a profile may say of health, in seven languages, folded; each group is a condition but for the last two. */
export const HEALTH_WORDS = `
heart =
heart attack
heart attacks
heart failure
heart disease
heart condition
heart problem
heart problems
heart trouble
heart surgery
heart operation
heart murmur
heart valve
stent
stents
bypass
pacemaker
defibrillator
angina
cardiomyopathy
cardiac arrest
arrhythmia
afib
atrial fibrillation
aneurysm
myocarditis
coronary
mini stroke
had a stroke
after a stroke
herzinfarkt
infarkt
herzschrittmacher
schrittmacher
herzinsuffizienz
herzfehler
herzklappe
herzklappenfehler
herzerkrankung
herzkrank
herzprobleme
herz op
herzoperation
herzmuskelentzundung
vorhofflimmern
schlaganfall
koronare
infarctus
crise cardiaque
insuffisance cardiaque
maladie cardiaque
probleme cardiaque
problemes cardiaques
souffle au coeur
operation du coeur
opere du coeur
operee du coeur
fibrillation
avc
myocardite
stents
pontage
infarto
infartos
infartado
ataque al corazon
marcapasos
insuficiencia cardiaca
cardiopatia
soplo en el corazon
problemas de corazon
problema de corazon
enfermedad cardiaca
operado del corazon
operada del corazon
ictus
fibrilacion
miocarditis
enfarte
ataque cardiaco
marcapasso
problema de coracao
problemas de coracao
problema no coracao
problema cardiaco
problemas cardiacos
sopro no coracao
cirurgia no coracao
doenca cardiaca
fibrilacao
miocardite
attacco di cuore
scompenso cardiaco
soffio al cuore
problemi al cuore
problemi di cuore
problemi cardiaci
operato al cuore
operata al cuore
malattia cardiaca
fibrillazione
hartaanval
hartinfarct
infarct
hartfalen
hartklep
hartziekte
hartproblemen
hartoperatie
hartpatient
beroerte
boezemfibrilleren
gedotterd
omleidingen
cardiac rehab
cardiac rehabilitation
heart rehab
herzsport
herzsportgruppe
herzreha
herz reha
kardiale reha
kardiologische reha
reeducation cardiaque
readaptation cardiaque
rehabilitacion cardiaca
reabilitacao cardiaca
riabilitazione cardiaca
hartrevalidatie
heart-medicine =
beta blocker
beta blockers
betablocker
betablockers
bisoprolol
metoprolol
atenolol
propranolol
nebivolol
carvedilol
digoxin
amiodarone
flecainide
verapamil
diltiazem
warfarin
apixaban
eliquis
xarelto
rivaroxaban
blood thinner
blood thinners
blood pressure tablets
blood pressure pills
blood pressure medication
blood pressure meds
heart medication
heart medicine
heart pills
heart tablets
heart meds
gtn spray
nitroglycerin
betablocker
blutverdunner
marcumar
herzmedikament*
herztabletten
blutdrucktabletten
blutdruckmedikament*
betabloquant
betabloquants
beta bloquant
beta bloquants
beta bloqueurs
anticoagulant*
traitement pour le coeur
medicaments pour le coeur
betabloqueante
betabloqueantes
beta bloqueantes
beta bloqueante
sintrom
pastillas para el corazon
medicacion para el corazon
pastillas para la tension
betabloqueador
betabloqueadores
beta bloqueador
beta bloqueadores
remedio para o coracao
remedio do coracao
remedio para pressao
remedio de pressao
betabloccante
betabloccanti
beta bloccante
beta bloccanti
coumadin
farmaci per il cuore
pastiglie per il cuore
pillola per la pressione
betablokker
betablokkers
beta blokker
beta blokkers
bloedverdunner
bloedverdunners
hartmedicijnen
hartmedicatie
bloeddrukpillen
bloeddruktabletten
dizzy =
dizzy spells
dizzy spell
dizziness
get dizzy
getting dizzy
feel dizzy
often dizzy
vertigo
fainting spells
faint easily
faint often
i faint
keep fainting
fainted during
fainted while
passed out during
passed out while
pass out
blackouts
pots syndrome
lose my balance
loss of balance
schwindelanfalle
schwindel
oft schwindelig
oft schwindlig
werde ohnmachtig
falle in ohnmacht
ohnmachtsanfalle
vertiges
malaises
m evanouis
tete qui tourne
mareos
me mareo
vertigos
me desmayo
desmayos
tonturas
tontura
desmaio
desmaios
vertigens
vertigini
capogiri
svengo
svenimenti
duizelig
duizelingen
flauwvallen
val flauw
chest pain when
chest pain during
chest pains
diabetes =
t1d
t1dm
t2d
type 1 diabetic
diabetes
diabetic
type 1
type one diabetic
type 2 diabet*
t1d
t2d
t1dm
t2dm
insulin
zuckerkrank
diabetiker
diabetikerin
diabete
diabetique
insuline
diabetico
diabetica
insulina
diabeticus
suikerziekte
pregnant =
having a baby
expecting a baby
expecting twins
expecting our
expecting due
carrying twins
knocked up
preggo
preggers
first trimester
second trimester
third trimester
erwarte ein kind
erwarten ein kind
anderen umstanden
espera de bebe
esperando bebe
esperando un bebe
aspetto un bambino
attends un bebe
verwacht een kindje
pregnant
pregnancy
expecting a baby
expecting twins
weeks along
my due date
baby is due
schwanger
schwangerschaft
ssw
enceinte
attends un bebe
attends un enfant
embarazada
embarazo
espero un bebe
gravida
gestante
gravidez
esperando bebe
incinta
gravidanza
dolce attesa
aspetto un bambino
zwanger
zwangerschap
in verwachting
baby due
geburtstermin
entbindungstermin
errechneter termin
fecha de parto
fecha probable de parto
data prevista do parto
data do parto
data presunta del parto
data del parto
uitgerekende datum
ben uitgerekend
terme prevu
postpartum =
postpartum
post partum
pp mum
gave birth
given birth
just had a baby
had a baby
had my baby
had our baby
had twins
c section
c sections
caesarean
cesarean
new mum
new mom
after the birth
after giving birth
since the birth
breastfeeding
entbunden
entbindung
kaiserschnitt
wochenbett
nach der geburt
seit der geburt
stillende
accouche
accouchement
cesarienne
post partum
allaite
di a luz
posparto
postparto
cesarea
di luz
lactancia
dei a luz
dei luz
pos parto
cesariana
cesarea
amamentando
ho partorito
dopo il parto
cesareo
allatto
bevallen
bevalling
keizersnede
na de geboorte
eating =
throwing up my meals
throw up my meals
threw up my meals
make myself throw up
made myself throw up
throwing up my food
throw up my food
anorexia
anorexic
bulimia
bulimic
eating disorder
eating disorders
disordered eating
binge and purge
binging and purging
purging
purge
laxatives
starving myself
starve myself
made myself sick
not eaten for
water fast
stopped eating
hardly eat
barely eat
orthorexia
essstorung
magersucht
magersuchtig
bulimie
esse kaum
esse fast nichts
anorexie
anorexique
boulimie
boulimique
trouble alimentaire
troubles alimentaires
mange presque rien
mange rien
anorexica
bulimica
trastorno alimentario
trastorno de la conducta
casi no como
tca
transtorno alimentar
quase nao como
disturbo alimentare
disturbi alimentari
mangio quasi niente
mangio pochissimo
anoressia
anoressica
eetstoornis
eet bijna niets
eet bijna niks
anorectisch
due =
due date
month =
jan*
feb*
march
april
may
june
july
aug*
sep*
oct*
nov*
dec*
shower =
shower
workdue =
sisters
wifes
wives
friends
daughters
girlfriends
partners
shower
project
assignment
thesis
dissertation
essay
homework
coursework
paper
report
tax
taxes
rent
invoice
bill
bills
library
loan
mortgage
deadline
submission
application
book
books
vet
puppies
puppy
carer =
nurse
therapist
physiotherapist
instructor
department
patients
calories =
calories
calorie
cals
cal
kcal
kalorien
calorias
calorie al giorno
calorieen
spent =
burn
burned
burning
burnt
deficit
surplus
less
fewer
verbrannt
verbrenne
verbrennen
defizit
brule
bruler
deficit
quemo
quemar
quemado
queimei
queimar
bruciato
bruciare
verbrand
verbranden
tekort
session
workout
per run
snack
`
/** Which words of a profile stand for which condition; see `phrases.ts` for how a line reads. */
export const HEALTH_PHRASES = `
heart | <heart> | -jest -cause -carer -cleared
heart-medicine | <heart-medicine>
dizzy | <dizzy>
diabetes | <diabetes> | -jest -cause -cleared
pregnant | <pregnant> | -trying -cause -shower -cleared
pregnant | <due> __ <month> | -workdue
pregnant | <due> _ #1+ | -workdue
postpartum | <postpartum>
eating | <eating>
`
