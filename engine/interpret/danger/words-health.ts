/** What a profile may say of health, in seven languages, folded; groups that bear the name of a condition tell it alone. */
export const HEALTH_WORDS = `
heart =
have a defibrillator
my defibrillator
implanted defibrillator
my defib
mein defi
einen defi
trage einen defibrillator
habe einen defibrillator
implantierter defibrillator
defibrillateur implant*
porteur d un defibrillateur
porteuse d un defibrillateur
mon defibrillateur
j ai un defibrillateur
pile cardiaque
pile sous la clavicule
pile sous la peau
tengo un desfibrilador
llevo un desfibrilador
mi desfibrilador
desfibrilador implant*
tenho um desfibrilador
uso desfibrilador
meu desfibrilador
ho un defibrillatore
porto un defibrillatore
mio defibrillatore
defibrillatore impiant*
heb een defibrillator
mijn defibrillator
icdtje
muelle en _ arteria
muelle _ corazon
arteria coronaria
arterie coronaire
coronarias
safena!
safenas!
revascularis*
kransslagader*
lekkende hartklep
high blood pressure
hypertension
hypertensive
my blood pressure is high
bluthochdruck
hoher blutdruck
hohen blutdruck
blutdruck zu hoch
hypertonie
tension trop haute
hypertendu
hypertendue
hypertensie
hipertension
hipertenso
hipertensa
tension alta
presion alta
hipertensao
pressao alta
ipertensione
iperteso
ipertesa
pressione alta
hoge bloeddruk
bloeddruk te hoog
angine de poitrine
angina de pecho
angina pectoris
long qt
brugada
marfan!
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
lixiana
pradaxa
dabigatran
edoxaban
clexane
heparin*
thrombosespritze*
ticagrelor
brilique
enalapril
perindopril
valsartan
telmisartan
olmesartan
irbesartan
furosemid*
torasemid
spironolacton*
eplerenon*
ivabradin*
lercanidipin*
nitrospray
nitro spray
nitrolingual
trinitrine
cafinitrina
isordil
isosorbid*
acenocoumarol
fenprocoumon
selokeen
atacand
coversyl
anticoagul*
medicacion para la presion
pastillas para la presion
remedio pra pressao
medicijn voor mijn bloeddruk
pillen voor mijn bloeddruk
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
everything spins
everything is spinning
karussell im kopf
alles dreht sich
dreht sich alles
lagerungsschwindel
drehschwindel
bppv
vppb
tout tourne
todo me da vueltas
todo gira
tudo gira
tutto gira
alles draait
labirintite
labyrinthit*
labirintitis
meniere!
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
zucker typ
typ 2
typ zwei
tipo 2
tipo dos
tipo dois
tipo due
type 2
type two
type deux
t 1 here
t 2 here
im t 1
im a t 1
insulinodepend*
insulinpflichtig
insulinodipendente
insulineafhankelijk
insulino dependant*
zucker habe ich
habe zucker
hab zucker
azucar en la sangre
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
no barrigao!
heureux evenement
baby bump
my bump
babybauch
barrigao!
pancione
babybuik
bald zu dritt
werden wir zu dritt
ab _ sind wir zu dritt
bientot trois
on sera trois
serons trois
seremos tres
seremos 3
vamos ser tres
saremo in tre
saremo in 3
met zijn drieen
met zn drieen
soon be three
will be three of us
two pink lines
got the two lines
dos rayitas
dos rayas rosas
zwei striche
zwei streifen
deux barres roses
deux traits roses
dois risquinhos
dois tracinhos
due lineette
due linee rosa
twee streepjes
positive pregnancy test
pregnancy test
schwangerschaftstest positiv
test de grossesse
prueba de embarazo
teste de gravidez
test di gravidanza
zwangerschapstest
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
dado a luz
acabo de dar a luz
haben seit _ einen sohn
haben seit _ eine tochter
seit _ mama
seit _ mutter
seit _ eltern
kaiserschnitt*
sectio!
still noch voll
stille noch
stille voll
ich stille
am stillen
stillpause
stillpausen
milch abpumpen
milchpumpe
ruckbildung*
wochenfluss
dammriss
dammschnitt
pumping milk
breast pump
allaitement
tire lait
tetee!
tetees!
episio!
episiotomie
episiotomia
reeducation du perinee
reeduc du perinee
reeducation perineale
doy el pecho
doy pecho
dando el pecho
amamanto
sacaleches
puerperio
puerpera
cuarentena por la
amamento
amamentacao
amamentar
resguardo pos
allattamento
sto allattando
borstvoeding
geef de borst
kolven!
kraamzorg
kraambed!
kraamtijd
miscarriage
miscarried
lost the baby
lost our baby
lost my baby
stillbirth
stillborn
fehlgeburt
sternenkind
totgeburt
ausschabung
baby verloren
unser kind verloren
mein kind verloren
fausse couche
perdu le bebe
perdu notre bebe
perdu mon bebe
curetage
aborto espontaneo
aborto retido
legrado!
perdi el bebe
perdi al bebe
perdimos el bebe
perdimos al bebe
perdi a mi bebe
perdi o bebe
perdi o nene
perdemos o bebe
perdi meu bebe
curetagem
perso il bambino
perso il bimbo
perso la bambina
aborto!
raschiamento
miskraam
kindje verloren
curettage
mi aborto
abortion
schwangerschaftsabbruch
abtreibung
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
essattacken
fressattacken
fressanfalle
brechsucht
binge! und
therapie wegen binge!
hyperphagie
crises de boulimie
atracon
braakneiging na het eten
vomito dopo i pasti
vomir apres les repas
vomitar despues de comer
vomitar depois de comer
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
opere!
operee!
operaron
operado
operada
operei!
operar
operato
operata
operazione
geopereerd
operatie
bike =
bicicleta
ketting
cassette
lavatrice
bikini
machine
maquina
laptop
computer
cambio
license
lampe
luz
light
lights
spot
show
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
treated =
havent had a fit
havent had a seizure
no fits since
no seizures since
keine anfalle seit
pas de crise depuis
sin crisis desde
sem crises desde
nessuna crisi da
geen aanvallen sinds
epilepsie!
epilepsy
epileptic
epileptiker*
epileptique
epilepsia
epileptic*
epilessia
epilettico
epilettica
keppra
lamotrigin*
lamictal
levetiracetam*
valproat*
depakine
tegretol
carbamazepin*
had a fit since
last fit
last seizure
seizure free
anfallsfrei
letzter anfall
letzten anfall
derniere crise
ultima crisis
ultima crise
laatste aanval
chemo!
chemotherap*
chimio*
quimio*
chemioterap*
radiotherap*
radioterap*
bestrahlung
bestralingen
bestraling!
cancer!
brustkrebs
krebstherapie
tumor!
tumeur!
tumore!
cancro!
kanker!
leukaemia
leukemia
leukamie
lymphoma
tussen kuur
zwischen zwei zyklen
concussion
concussed
gehirnerschutterung
commotion!
commotion cerebrale
conmocion cerebral
conmocion!
concussao
commozione cerebrale
trauma cranico
traumatisme cranien
traumatismo craneal
traumatismo craniano
hersenschudding
had surgery
my surgery
after surgery
since surgery
post surgery
knee surgery
shoulder surgery
hip surgery
back surgery
hernia surgery
acl surgery
surgery on my
acl reconstruction
post op
my op
knee op
knie op vor
knie operation
huft operation
hip op
shoulder op
my operation
an operation
got operated
was operated
new hip
new knee
hip replacement
knee replacement
appendix out
gallbladder out
operiert
frisch operiert
meine! op
nach der op
seit der op
neue hufte
neues knie
blinddarm raus
gallenblase raus
opere!
operee!
ligamentoplastie
arthroscopie
mon operation
nouvelle hanche
prothese de hanche
prothese de genou
me operaron
me han operado
fui operad*
operado
operada
artroscopia
mi operacion
protesis de cadera
operei!
minha cirurgia
fiz cirurgia
cirurgia no
cirurgia do
sono stato operato
sono stata operata
operato!
operata!
mi hanno operat*
intervento al
intervento alla
protesi all anca
tolta la tiroide
tolto l appendice
tolta la cistifellea
geopereerd
laten opereren
na mijn operatie
mijn operatie
nieuwe heup
nieuwe knie
liesbreuk
on crutches
an krucken
auf krucken
bequilles
muletas
con muleta
stampelle
op krukken
in a sling
tipoia
cabestrillo
multiple sclerosis
multiple sklerose
sclerose en plaques
esclerosis multiple
esclerose multipla
sclerosi multipla
multiple sclerose
dialys*
dialisis
dialise
dialisi
osteoporos*
parkinson
lungenembolie
pulmonary embolism
embolie pulmonaire
embolia pulmonar
embolia polmonare
longembolie
asthma =
sin el ventolin*
sin ventolin*
sin mi inhalador
senza spruzzino
senza lo spruzzino
senza ventolin*
ohne asthmaspray
ohne mein asthmaspray
sans ventolin*
sans ma ventolin*
zonder puffer
zonder mijn puffer
sem bombinha
sem a bombinha
without my inhaler
without my puffer
asthma*
asthme
asthmatique
asma!
asmatic*
astma*
ventolin*
salbutamol*
blue puffer
my puffer
my inhaler
mijn puffer
mein inhalator
asthmaspray
bombinha
mi inhalador
meu inhalador
spruzzino
copd
epoc
bpco
dpoc
inject =
inject!
injecting
injection
spritze
spritzen
spuiten
spuit!
pique!
pincho
pincharme
injeto
caneta
inietto
iniezione
meal =
meal!
meals!
eating!
eat!
essen!
mahlzeit
mahlzeiten
repas!
manger!
comida
comidas
comer!
refeicao
refeicoes
pasto!
pasti!
mangiare
maaltijd
maaltijden
eten!
bpctx =
blood pressure
bp!
blutdruck
tension!
presion!
pressao!
pressione
bloeddruk
bovendruk
systolic
gp!
doctor!
hausarzt
arzt!
medecin!
medico!
huisarts
dokter
foundout =
found out
just learned
just learnt
hemos sabido
nous avons appris
haben erfahren
testword =
test
teste
prueba
schwangerschaftstest
testyes =
positive
positiv
positif
positivo
dice si
sagt ja
dit oui
says yes
dice que si
deu positivo
virus =
covid
corona
coronavirus
drug
doping
flu
strep
antigen
pcr
grippe
gripe
bornchild =
our daughter
our son
our baby
our girl
our boy
our little one
my daughter
my son
unsere tochter
unser sohn
unser baby
unsere kleine
unser kleiner
notre fille
notre fils
notre bebe
nuestra hija
nuestro hijo
nuestro bebe
nossa filha
nosso filho
nosso bebe
nostra figlia
nostro figlio
la nostra bimba
onze dochter
onze zoon
onze kleine
ons kindje
ons dochtertje
ons zoontje
little one
die kleine
der kleine
das baby
the baby
born =
was born
born on
geboren
zur welt
auf der welt
est ne
est nee
nacio
ha nacido
nasceu
e nata
e nato
weeks old
days old
wochen alt
tage alt
weken oud
dagen oud
wochen
tage
weekword =
woche
ssw
sa
semaine
semaines
settimana
settimane
semana
semanas
weken
week
weeks
wochen
nth =
zwanzigst*
einundzwanzig*
zweiundzwanzig*
dreiundzwanzig*
vierundzwanzig*
funfundzwanzig*
sechsundzwanzig*
siebenundzwanzig*
achtundzwanzig*
neunundzwanzig*
dreissigst*
ventesima
ventunesima
ventiduesima
ventitreesima
ventiquattresima
venticinquesima
ventiseiesima
ventisettesima
ventottesima
ventinovesima
trentesima
trentunesima
trentaduesima
vingtieme
trentieme
amat =
im
i am
currently
zit op
zit nu op
ben nu
bin in der
bin jetzt
estoy de
estoy en la
estou com
estou de
to de
to com
tou de
sono alla
sono di
je suis a
j en suis a
choice =
opciones
opcoes
opzioni
options
optionen
opties
keuze*
schema*
prezzi
prix
precios
precos
prijzen
preise
zahlen
cijfers
laughing
zumba
cameup =
deu positivo
dio positivo
salio positivo
upper =
bovendruk
systolic
systolisch
systolique
sistolica
sistolico
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
heart | <heart> | -jest -cause -carer -cleared -bygonetension
heart-medicine | <heart-medicine>
heart | <bpctx> ~~ #140+ __ #90+ | -bygone
heart | pressure/blutdruck/bloeddruk ~~ #140+ __ #90+ | -bygone
heart | <upper> __ #150+
dizzy | <dizzy> | -choice -bygone
diabetes | <diabetes> | -jest -cause -cleared -sport
diabetes | <glucose> | -sport
diabetes | <inject> ~~ <meal> | -cause -carer
pregnant | <pregnant> | -trying -cause -shower -cleared -bygone
pregnant | <await> <child> | -school -trying -cleared
pregnant | <expecting> ~~ <indue> | -workdue
pregnant | <amde> #1+ <length> | -training
pregnant | <amde> <countword> <length> | -training
pregnant | <amin> #1+ <monthof> | -training
pregnant | <amin> <ordinal> <monthof> | -training
pregnant | <nth> <weekword> | -training
pregnant | #13+ woche/ssw/sa/settimana | -training
pregnant | <amat> #5+ <weekword> | -training
pregnant | <foundout> __ <expecting>
pregnant | <testword> ~ <testyes> | -virus -cleared
pregnant | <cameup> | -virus -cleared
pregnant | <due> __ <month> | -workdue
pregnant | <due> _ #1+ | -workdue
postpartum | <postpartum> | -bygone -bike
postpartum | <bornchild> __ <born> | -bygone
treated | <asthma> | -cause -carer -bygone
treated | <treated> | -bike -cause -carer -cleared -bygone -jest
eating | <eating>
`
