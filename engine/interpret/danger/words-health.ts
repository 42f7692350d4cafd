/** What a profile may say of health, in seven languages, folded; each group is a condition but for the last two. */
export const HEALTH_WORDS = `
heart =
hole in the heart
loch im herzen
trou dans le coeur
had a tia
a tia
een tia
eine tia
un ait
icd
cabg!
hcm
wpw
svt
open heart surgery
arrhythmie
herzrhythmusstorung
herzrhythmusstorungen
kardiomyopathie
arythmie
cardiomyopathie
arritmia
arritmias
miocardiopatia
aritmia
aritmie
cardiomiopatia
hartritmestoornis
hartritmestoornissen
hartruis
herz kreislauf erkrankung
angioplastie
angioplasty
angioplastia
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
ramipril
lisinopril
amlodipine
amlodipin
candesartan
losartan!
entresto
clopidogrel
plavix
concor!
cardicor
beloc!
blutdruckmittel
blutdrucksenker
medicament pour le coeur
medicaments pour la tension
medicament pour la tension
medicacion para la tension
remedio para a pressao
farmaco per la pressione
pastiglia per la pressione
plaspillen
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
room spins
room is spinning
dizzy when
schwummrig
schwummerig
tete me tourne
tete tourne souvent
gira la testa
gira _ la testa
giramenti di testa
fico tonta
fico tonto
me da vueltas
draaierig
licht in mijn hoofd
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
type one
typ 1
tipo 1
tipo uno
typ eins
dt 1
dt 2
dm 1
dm 2
t 1 diabetes
metformin
metformina
metformine
gliclazide
novorapid
humalog
lantus!
tresiba
dexcom
omnipod
freestyle libre
microinfusore
insulinpumpe
hba 1 c
unterzuckert
unterzuckerung
unterzucker
hypoglycemia
hypoglycaemia
hypoglycemic
hypoglycemie
hypoglykamie
hypoglycemique
hipoglucemia
hipoglucemias
hipoglicemia
hipoglicemias
ipoglicemia
ipoglicemie
hypo!
hypos!
hipo!
finger prick
bajon de azucar
diabetica
suikerziekte
t 1 d
t 1 dm
t 2 d
type 1 diabetic
diabetes
diabetic
type 1
type one diabetic
type 2 diabet*
t 2 dm
insulin
zuckerkrank
diabetiker
diabetikerin
diabete
diabetique
insuline
diabetico
insulina
diabeticus
pregnant =
baby on the way
baby boy on the way
baby girl on the way
little one on the way
boy on the way
girl on the way
preg!
prego!
bun in the oven
expecting a girl
expecting a boy
expecting our first
expecting our second
erwarten nachwuchs
erwarte nachwuchs
nachwuchs unterwegs
baby unterwegs
erwarten unser
bekomme ein baby
grossesse
bebe prevu
attends un heureux evenement
attendons un bebe
attendons un enfant
attendons notre
tombee enceinte
encinta!
salgo de cuentas
esperamos un bebe
esperamos bebe
a espera de um bebe
bebe nasce!
o parto e em
partorisco
partoriro
aspettiamo un bambino
aspettiamo un bimbo
aspetto un bimbo
aspetto una bimba
verwachten een kindje
verwachten een kleintje
verwachten een baby
verwacht een kleintje
verwacht een baby
weken ver
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
weeks along
my due date
baby is due
schwanger
schwangerschaft
ssw
enceinte
attends un enfant
embarazada
embarazo
espero un bebe
gravida
gestante
gravidez
incinta
gravidanza
dolce attesa
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
nursing a
nursing my
still nursing
breast feeding
had a section
emergency section
had my little boy
had my little girl
had my little one
had our little one
had our first
baby bekommen
kind bekommen
eu un bebe
eu mon bebe
eu ma fille
eu mon fils
tuve un bebe
tuve a mi bebe
tuve bebe
tive bebe
bebe nasceu
baby was born
bebe est ne
bebe nacio
baby ist da
tive um bebe
tive o meu bebe
tive nene
ganhei nene
avuto un bambino
avuto una bambina
baby gekregen
kindje gekregen
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
recovery from an ed
recovering from an ed
ed recovery
history of ed
i binge!
binge! eating
bingeing and
binge! _ throw
throw it up
eating and throwing up
estorungen
erbreche absichtlich
finger in den hals
me fais vomir
fais vomir apres
doigts dans la gorge
me provoco el vomito
provoco el vomito
provocarme el vomito
atracones
provoco o vomito
forco o vomito
compulsao alimentar
mi provoco il vomito
mi faccio vomitare
abbuffate
mezelf laat overgeven
laat mezelf overgeven
mezelf overgeven
vinger in mijn keel
eetbuien
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
binge! and purge
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
estorung
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
await =
expecting
expect
erwarte
erwarten
kriegen
bekommen
kriege
bekomme
attends
attendons
espero
esperamos
esperando
aspetto
aspettiamo
verwacht
verwachten
krijgen
child =
baby
girl
boy
little girl
little boy
twins
kind
madchen
jungen
sohn
tochter
zwillinge
bebe
enfant
fille
petite fille
garcon
petit garcon
jumeaux
jumelles
nina
nino
gemelos
mellizos
menina
menino
gemeos
bambina
bambino
bimba
bimbo
femmina
maschio
gemelli
gemelle
kindje
meisje
jongen
jongetje
tweeling
valve =
valve
valves
herzklappe
valvula
valvulas
valvola
valvole
hartklep
hartkleppen
klep
operated =
leaky
leaking
leak
replaced
replacement
repair
repaired
surgery
operation
operiert
op
undicht
opere
operee
operaron
operado
operada
operei
operar
operato
operata
operazione
geopereerd
operatie
bike =
bike
tyre
tire
tube
wheel
fahrrad
reifen
velo
pneu
roue
bici
rueda
neumatico
roda
ruota
gomma
fiets
band
school =
school
bus
schule
ecole
cole
colegio
escuela
escola
scuola
expecting =
im expecting
am expecting
were expecting
are expecting
indue =
due in
due on
due date
due around
glucose =
mmol
mmol l
mg dl
mgdl
bloodsugar =
sugar dropped
sugars dropped
sugar went
sugars went
sugar fell
zucker war
zucker fiel
zucker ging
azucar bajo
acucar baixou
zuccheri scesi
suiker zakte
suiker was
blood sugar
blood sugars
my sugar
my sugars
sugar was
sugars were
blutzucker
glycemie
glucemia
glicemia
bloedsuiker
amde =
estoy de
estou de
to de
tou de
sono di
amin =
bin im
bin jetzt im
bin ich im
sono al
sono nel
sono nella
estoy en el
estou no
je suis au
suis a mon
ben in mijn
countword =
two
dos
tres
cuatro
cinco
seis
siete
ocho
dois
quatro
sete
oito
due
tre
quattro
cinque
sei
sette
otto
ordinal =
dritten
vierten
funften
sechsten
siebten
achten
neunten
terzo
quarto
quinto
sesto
settimo
ottavo
nono
tercer
cuarto
sexto
septimo
octavo
noveno
terceiro
setimo
oitavo
troisieme
quatrieme
cinquieme
sixieme
septieme
huitieme
derde
vierde
vijfde
zesde
zevende
achtste
length =
meses
semanas
semana
mesi
settimane
monthof =
monat
mese
mes
mois
maand
ssw
woche
settimana
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
parcel
parcels
package
delivery
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
heart | <valve> ~ <operated> | -bike
heart | <heart> | -jest -cause -carer -cleared
heart-medicine | <heart-medicine>
dizzy | <dizzy>
diabetes | <diabetes> | -jest -cause -cleared -sport
diabetes | <glucose> | -sport
pregnant | <pregnant> | -trying -cause -shower -cleared -bygone
pregnant | <await> <child> | -school -trying -cleared
pregnant | <expecting> ~~ <indue> | -workdue
pregnant | <amde> #1+ <length> | -training
pregnant | <amde> <countword> <length> | -training
pregnant | <amin> #1+ <monthof> | -training
pregnant | <amin> <ordinal> <monthof> | -training
pregnant | <due> __ <month> | -workdue
pregnant | <due> _ #1+ | -workdue
postpartum | <postpartum>
eating | <eating>
`
