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
heart transplant
heart bypass
enlarged heart
heart valve replaced
weak heart
dodgy heart
herzstillstand
herzschwache
herzmuskelschwache
herztransplantation
herzkatheter
herzleiden
khk!
arret cardiaque
je suis cardiaque
patient cardiaque
cardiopathie
angor!
greffe du coeur
attaque cardiaque
paro cardiaco
soy cardiaco
soy cardiaca
trasplante de corazon
angina inestable
cateterismo
cardiopata
parada cardiaca
paragem cardiaca
sou cardiaco
sou cardiaca
insuficiencia do coracao
transplante do coracao
arresto cardiaco
cardiopatico
cardiopatica
insufficienza cardiaca
sono cardiopatic*
trapianto di cuore
prolasso mitralico
hartstilstand
hartkwaal
hartafwijking
hartpatiente
hartspierontsteking
hartritme stoornis
hartkatheterisatie
ablatie van het hart
herzablation
blutdruckprobleme
problemes de tension
problemas de tension
problemas de pressao
problemi di pressione
bloeddrukproblemen
blood pressure problems
trouble with my blood pressure
sky high blood pressure
mechanical valve
mechanical heart valve
biological valve
kunstliche herzklappe
mechanische klappe
valve mecanique
valve aortique
valvula mecanica
valvula aortica
valvula mitral
valvola meccanica
valvola aortica
mechanische klep
kunstklep
transplanted heart
new heart valve
cardiac clinic
heart clinic
heart failure clinic
holter monitor
tests on my heart
test on my heart
scan on my heart
scan of my heart
echo on my heart
echo of my heart
see a cardiologist
seeing a cardiologist
referred to cardiology
referred to a cardiologist
herzambulanz
herzsprechstunde
cardiac outpatients
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
ramipril*
lisinopril*
enalapril*
perindopril*
captopril*
quinapril*
fosinopril*
benazepril*
trandolapril*
losartan*
valsartan*
candesartan*
telmisartan*
olmesartan*
irbesartan*
azilsartan*
eprosartan*
amlodipin*
nifedipin*
felodipin*
nitrendipin*
manidipin*
bisoprolol*
metoprolol*
atenolol*
propranolol*
nebivolol*
carvedilol*
labetalol*
sotalol*
nadolol*
hydrochlorothiazid*
hidroclorotiazid*
idroclorotiazid*
indapamid*
chlortalidon*
clortalidon*
torasemid*
bumetanid*
lasix!
espironolacton*
doxazosin*
moxonidin*
clonidin*
methyldopa
metildopa
digoxin*
digitoxin*
amiodaron*
flecainid*
propafenon*
dronedaron*
verapamil*
diltiazem*
sacubitril*
ranolazin*
nitroglycerin*
nitroglicerin*
warfarin*
varfarin*
acenocumarol*
acenocoumarol*
phenprocoumon
apixaban*
rivaroxaban*
dabigatran*
edoxaban*
clopidogrel*
prasugrel*
ticagrelor*
enoxaparin*
cardioaspirin*
kardegic
marevan
previscan
coumadine
lovenox
fraxiparin*
innohep
triatec!
tritace
aprovel
coaprovel
diovan
cozaar
micardis!
norvasc
adalat!
tenormin
inderal
cardensiel
detensiel
emconcor
seloken
adiro!
aldactone
blopress
herzass
hemangor
baby aspirin
ass 100
aas 100
inr!
trombosedienst
gerinnungshemm*
blutgerinnungshemm*
fluidificanti del sangue
fluidifiant*
water tablets
water pills
diuretic
diuretics
diuretik*
diuretique*
diuretico
diuretici
diureticos
entwasserungstablette*
plastabletten
plastablet
bloeddrukverlager*
bloeddrukmedicatie
bloeddrukmedicijn*
bloeddrukremmer*
bloedverdunn*
blutverdunn*
antihypertens*
antihipertens*
antiipertensiv*
anti hypertens*
betabloqu*
betablocc*
betablok*
betablocker*
traitement pour la tension
traitement pour ma tension
cachets pour la tension
comprime pour la tension
pastilla para la tension
pastillas de la tension
pastilla de la tension
pastilla para la presion
comprimido para a tensao
comprimidos para a tensao
remedio da pressao
comprimido da pressao
pastiglie per la pressione
pillola della pressione
pastiglia della pressione
farmaci per la pressione
antiarit*
antiarythm*
antiarrhythm*
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
lightheaded
light headed
lightheadedness
head spins
my head spins
head swims
room spinning
unsteady on my feet
lose consciousness
lost consciousness
losing consciousness
black out
i keep passing out
syncope
vasovagal*
see stars when
goes black when
black before my eyes
benommen
benommenheit
wattig im kopf
leicht im kopf
schwarz vor augen
schwarz vor den augen
sehe sternchen
synkope*
ohnmachtig geworden
in ohnmacht
bewusstlos
bewusstsein verloren
verliere das bewusstsein
kreislaufkollaps
kreislaufzusammenbruch
schwindlig beim
schwindelig beim
mir ist oft schwindlig
mir ist oft schwindelig
mir ist schwindelig
mir ist schwindlig
mir wird schwindlig
mir wird schwindelig
wird mir schwindlig
wird mir schwindelig
gleichgewichtsstorung*
schwankschwindel
schwindelattacke*
kippe um
kippe oft um
kippe manchmal um
klappe zusammen
klappe oft zusammen
etourdissement*
etourdi souvent
etourdie souvent
souvent etourdi
souvent etourdie
tombe dans les pommes
tombee dans les pommes
tombe souvent dans les pommes
dans les pommes
evanoui!
evanouie
evanouis
evanouissement*
m evanouir
perdu connaissance
perds connaissance
perte de connaissance
pertes de connaissance
voile noir
points noirs devant les yeux
malaise vagal
malaises vagaux
syncopes
perte d equilibre
pertes d equilibre
perds l equilibre
la tete tourne
mareada
mareado
se me va la cabeza
se me nubla la vista
se me nublo la vista
lo veo todo negro
veo todo negro
perdi el conocimiento
pierdo el conocimiento
perdido el conocimiento
perdida de conocimiento
me desmaye
desmayado
desmayada
desmayarme
sincope
sincopes
pierdo el equilibrio
me caigo redonda
me caigo redondo
la cabeza me da vueltas
me da vueltas la cabeza
vahido
vahidos
desvanecimiento*
desvanezco
desmaiei
desmaiar
desmaiado
desmaiada
perdi os sentidos
perco os sentidos
perdi a consciencia
perco a consciencia
fico zonza
fico zonzo
zonza!
zonzo!
vista escurece
vista escureceu
escurece a vista
vejo tudo preto
a cabeca gira
a cabeca roda
cabeca a roda
tudo a rodar
tudo roda
apaguei de repente
perco o equilibrio
tonteira*
atordoad*
zonzeira
svenimento
perso i sensi
perdo i sensi
perdita di sensi
perdo conoscenza
perso conoscenza
mi si annebbia la vista
vedo tutto nero
vedo nero
perdo l equilibrio
stordito spesso
stordita spesso
sbandamenti
giramento di testa
capogiro
sincopi
la testa mi gira
testa che gira
mi gira tutto
flauwgevallen
flauw gevallen
flauwval*
flauwte!
flauwtes
val weg
val soms weg
val _ weg!
raak weg
raak buiten bewustzijn
buiten bewustzijn
buiten westen
van mijn stokje
van m n stokje
zwart voor mijn ogen
zwart voor de ogen
licht in het hoofd
licht in m n hoofd
ijl in mijn hoofd
draaierig*
draaiduizelig*
duizelig*
duizeling!
wegraking*
weggevallen tijdens
onderuit gegaan
evenwichtsstoornis*
verlies mijn evenwicht
feel faint
feeling faint
go faint
mir wird schwarz
mir wird oft schwarz
kreislaufprobleme
kreislaufschwache
kreislaufbeschwerden
chutes de tension
chute de tension
bajones de tension
bajadas de tension
bajada de tension
quedas de pressao
queda de pressao
cali di pressione
calo di pressione
mir wird leicht schwindlig
word zo duizelig
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
insulin*
prediabet*
pre diabet*
jardiance
januvia
forxiga!
glibenclamid*
sitagliptin*
empagliflozin*
dapagliflozin*
gliclazid*
glimepirid*
novomix
toujeo
apidra
levemir
fiasp!
trulicity
victoza
glucose sensor
glucose monitor
cgm!
libre sensor
zuckersensor
blutzuckersensor
glukosesensor
capteur de glycemie
capteur de glucose
sensor de glucosa
sensor de glicose
sensore glicemi*
sensore per la glicemia
sensore del glucosio
glucosesensor
bloedsuikersensor
insulinepomp
high blood sugar
blood sugar is too high
blood sugar too high
blutzucker zu hoch
hoher blutzucker
blutzucker ist zu hoch
glycemie trop haute
glycemie elevee
azucar alta
azucar alto
glucosa alta
glucemia alta
glicose alta
glicemia alta
acucar alto
acucar no sangue
zuccheri alti
glicemia troppo alta
bloedsuiker te hoog
hoge bloedsuiker
suikerpatient
tipo um
type een
type twee
metformin*
bomba de insulina
zuckerkrankheit
zuckerkranke
zucker messen
blutzucker messen
messe zucker
messe blutzucker
check my sugars
check my blood sugar
checking my blood sugar
mido la glucosa
mirarme el azucar
me mido el azucar
medirme el azucar
meco a glicemia
medir a glicemia
mido a glicemia
misuro la glicemia
mesure ma glycemie
controle ma glycemie
meet mijn bloedsuiker
prik mijn bloedsuiker
bloedsuiker meten
bloedsuiker prikken
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
mum to be
mom to be
mother to be
going to be a mum
going to be a mom
gonna be a mum
become a mum
becoming a mum
becoming a mom
ill be a mum
growing a baby
growing a human
growing a tiny human
carrying a baby
carrying a child
eating for two
up the duff
months gone
months along
my midwife
giving birth in
antenatal
werdende mutter
werdende mama
werde _ mama!
werde _ mutter!
werde _ mami!
werde bald mama
meine! hebamme
mutterschutz
mutterpass
guter hoffnung
entbinde im
entbinde in
entbinde ende
entbinde anfang
schwangere!
hochschwanger
schwangerschafts*
ultraschall vom baby
future maman
futur bebe
je vais etre maman
vais devenir maman
bientot maman
deviens maman
serai maman
ma sage femme
dois accoucher
accoucherai
mon accouchement est prevu
accouchement prevu
conge maternite en
ventre rond
futura mama
voy a ser mama
voy a ser madre
sere mama
sere madre
mi matrona
mi comadrona
la comadrona me
la matrona me
dare a luz
doy a luz en
dar a luz en
en estado de buena esperanza
buena esperanza
embarazo*
embarazad*
ya se me nota la barriga
barriga de embarazada
en la dulce espera
dulce espera
futura mamae
futura mae
vou ser mae
vou ser mamae
vou ser mama
serei mae
dou a luz em
darei a luz
meu pre natal
pre natal
gestacao
prenha!
minha parteira
bebe na barriga
barriga de gravida
estou de esperancas
de esperancas
futura mamma
saro mamma
divento mamma
diventero mamma
diventare mamma a
la mia ostetrica
gravidanz*
aspetto un bebe
aspetto un figlio
aspetto una figlia
aspetto due gemelli
in stato interessante
col pancione
aanstaande moeder
aanstaande mama
word moeder
word _ moeder
word _ mama
mijn verloskundige
zwangerschapsverlof
ik beval in
zwangersch*
in blijde verwachting
blijde verwachting
hoogzwanger
eerste trimester
tweede trimester
derde trimester
im ersten trimester
im zweiten trimester
im dritten trimester
ga in _ bevallen
moet in _ bevallen
mi parto es
meu parto e em
first baby in
expecting my
edd!
dpp!
fpp!
kleine im bauch
kleines im bauch
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
birth _ weeks ago
delivered _ weeks ago
my labour was
new mother
became a mum
became a mom
mum since
mum of a newborn
mom of a newborn
my newborn
our newborn
week old baby
weeks old baby
week old daughter
week old son
since giving birth
after the delivery
perineal tear
post natal
postnatal
afterbirth
geburt vor
geburt war vor
geburt letzten
geburt letzte
geburt im letzten
nach der entbindung
seit der entbindung
frisch entbunden
gerade entbunden
mama geworden
mutter geworden
mein neugeborenes
neugeborenen
neugeborenes
mama seit
mutter seit
dammnaht
wochnerin
stillbaby
frischgebackene mama
frischgebackene mutter
spontangeburt
hausgeburt
habe geboren
abgestillt
zwillinge bekommen
depuis la naissance
depuis mon accouchement
nouveau ne
nouveau nee
maman depuis
mere depuis
devenue maman
devenue mere
jeune maman
donne le sein
donner le sein
apres la naissance
retour de couches
suites de couches
jeune accouchee
allait*
desde el parto
desde mi parto
despues del parto
tras el parto
mi parto fue
el parto fue
parto hace
recien parida
recien nacido
recien nacida
acabo de ser mama
acabo de ser madre
soy mama desde
soy madre desde
fui madre
fui mama
he sido madre
he sido mama
doy de mamar
dar de mamar
dando de mamar
desde que nacio
mama reciente
post parto
tuve mellizos
tuve gemelos
desde o parto
desde o meu parto
depois do parto
apos o parto
meu parto foi
o parto foi
parto ha
parto faz
parto normal
parto natural
parto vaginal
pari ha
recem nascido
recem nascida
fui mae
sou mae ha
sou mae desde
acabei de ser mae
dou de mamar
dou peito
dou o peito
desde que nasceu
meu resguardo
no resguardo
pos natal
recem mae
mae recente
cesareas
cesaria
tive gemeos
dal parto
mio parto
dopo il mio parto
parto naturale
parto cesareo
il parto e stato
partorito
sono diventata mamma
diventata mamma
sono mamma da
neomamma
neo mamma
neonato
neonata
mio neonato
dalla nascita
nato da poco
ho avuto i gemelli
do il latte
tiro il latte
sinds de bevalling
na de bevalling
na mijn bevalling
sinds mijn bevalling
sinds de geboorte
net moeder geworden
moeder geworden
pas moeder
net mama
pasgeboren*
kraamvrouw
geef borstvoeding
geef nog borst
tweeling gekregen
ingeleid bevallen
pas bevallen
net bevallen
pari hace
pari en
mi parto hace
after birth
post birth
wochen nach geburt
mamma da _ mesi
mamma da _ settimane
mum for _ weeks
mom for _ weeks
madre desde hace
mama desde hace
mae ha _ semanas
mae ha _ meses
maman il y a
moeder sinds
mama sinds
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
laxeermiddel*
laxatif*
laxante*
lassativ*
abfuhrmittel
abfuhrtabletten
anorektisch
anoretic*
anorettic*
anorexi*
bulimi*
boulimi*
bulimisch
magersucht*
trastorno alimenticio
trastornos alimenticios
desorden alimenticio
perturbacao alimentar
disturbo del comportamento alimentare
disturbi dell alimentazione
dca!
eetprobleem
eetproblemen
essproblem*
problemes alimentaires
problemas con la comida
problemas com a comida
problemi con il cibo
trouble du comportement alimentaire
troubles du comportement alimentaire
eating problem
eating problems
days without eating
days without food
days without eating anything
dont eat for days
dont eat for _ days
dont eat anything for
havent eaten for
havent eaten in
not eating for
go days without
skip meals for days
fast for days
fasting for days
only an apple a day
just an apple a day
live on coffee and
tage nichts gegessen
tage ohne essen
esse tagelang nichts
seit tagen nichts gegessen
hungere!
hungern!
hungerkur
nur einen apfel
esse so gut wie nichts
verweigere essen
esse kaum noch
jours sans manger
sans rien manger
rien mange depuis
rien mange pendant
m affame!
m affamer!
me prive de manger
mange qu une pomme
mange presque plus
dias sin comer
dias sin probar bocado
no como en dias
solo una manzana
dias sem comer
passo fome
so uma maca por
fico sem comer por dias
giorni senza mangiare
giorni senza cibo
digiuno per giorni
mi affamo
faccio la fame
solo una mela
non mangio quasi
non tocco cibo
dagen niet eten
dagen niets eten
dagen zonder eten
eet dagenlang
eet dagen niet
eet dagen niets
eet soms dagen
dagen niet gegeten
uithongeren
hongeren!
hongerkuur
alleen een appel
eet amper
eet nauwelijks
vingers in mijn keel
vinger in de keel
vinger in m n keel
dedos en la garganta
dedo en la garganta
dedo na garganta
dedos na garganta
due dita in gola
dita in gola
fingers down my throat
finger down my throat
doigt dans la gorge
tagelang nichts gegessen
tagelang nichts essen
esse tagelang nicht
esse tagelang fast nichts
ne mange pas pendant des jours
ne mange pas pendant _ jours
non mangio per giorni
non mangio da giorni
non mangio per _ giorni
non mangio da _ giorni
nao como ha dias
nao como por dias
fico dias sem comer
passo dias sem comer
paso dias sin comer
llevo dias sin comer
esse seit tagen nichts
go without food
without food for days
eet dagenlang nauwelijks
tage gar nichts
ganze tage nichts
whole days without
dias enteros sin comer
dias inteiros sem comer
journees entieres sans manger
giornate intere senza mangiare
hele dagen niets
hele dagen niet
eat as little as possible
eating as little as possible
so wenig wie moglich essen
so wenig essen wie moglich
esse so wenig wie moglich
mange le moins possible
como lo menos posible
comer lo menos posible
como o minimo possivel
comer o minimo possivel
mangio il meno possibile
eet zo min mogelijk
zo min mogelijk eten
eet zo weinig mogelijk
zo weinig mogelijk eten
angst vor essen
afraid of food
terrified of food
terrified of eating
peur de manger
miedo a comer
medo de comer
paura di mangiare
bang om te eten
make myself sick
making myself sick
force myself to be sick
havent eaten _ for days
eat nothing for days
eat nothing for _ days
eating nothing for
eet _ dagen niets
eet _ dagen niet
esse _ tage nichts
esse _ tage lang nichts
no como en _ dias
nao como por _ dias
mange rien pendant _ jours
ne mange pas durant
giorni interi senza
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
kleintje
little one
baby girl
baby boy
nene
nena
bebezinho
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
nueve
diez
once
doce
trece
catorce
quince
dieciseis
diecisiete
dieciocho
diecinueve
veinte
treinta
nove
dez
onze
doze
treze
catorze
quatorze
quinze
dezasseis
dezesseis
dezassete
dezessete
dezoito
vinte
trinta
dieci
undici
dodici
tredici
quattordici
quindici
sedici
diciassette
diciotto
diciannove
venti
trenta
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
treated =
havent had a fit
no fits since
epilettico
epilettica
last fit
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
lungenembolie
pulmonary embolism
embolie pulmonaire
embolia pulmonar
embolia polmonare
longembolie
chemio!
chemio*
chemos!
chemokuur
chemokuren
chemozyklus
chemotherapie
chimiotherap*
immunotherap*
immuntherapie
immunoterap*
bestraald
bestraling*
bestrahlungen
strahlentherapie
krebspatient*
krebserkrankung
krebsbehandlung
krebsdiagnose
habe krebs!
an krebs! erkrankt
darmkrebs
hautkrebs
prostatakrebs
lungenkrebs
hodenkrebs
eierstockkrebs
borstkanker
darmkanker
huidkanker
longkanker
prostaatkanker
melanom*
lymphom*
linfoma
lymfklierkanker
lymfoom
leucemia
leucemie
leukemie
mastectom*
mammaamputation
herniated disc
slipped disc
prolapsed disc
disc op
disc operation
disc surgery
disk surgery
disc replacement
bandscheibenvorfall
bandscheiben op
bandscheibenop
bandscheibenoperation
bandscheibe operiert
bandscheibenvorfalle
hernie discale
hernie! operee
hernia discal
hernia de disco
operacion de hernia
hernias discales
operado de hernia
operada de hernia
operei! a hernia
cirurgia de hernia
hernia operada
ernia del disco
ernia al disco
ernia discale
ernia operata
operato di ernia
operata di ernia
rughernia
nekhernia
hernia operatie
herniaoperatie
aan een hernia
hernia geopereerd
knieoperatie
heupoperatie
schouderoperatie
rugoperatie
meniscusoperatie
kruisbandoperatie
buikoperatie
knieoperation
huftoperation
schulteroperation
ruckenoperation
leistenoperation
meniskusoperation
kreuzbandoperation
gallenoperation
bauchoperation
hand op vor
ruckenop
keyhole surgery
spinal fusion
hernia op
hernia repair
back op
knee operation
back operation
hip operation
shoulder operation
operation du genou
operation du dos
operation de la hanche
operation de l epaule
operation du menisque
arthrodese
prothese du genou
prothese totale
operacion de rodilla
operacion de espalda
operacion de cadera
operacion de menisco
operacion del hombro
operacion de columna
cirugia de
cirugia del
cirugia en
cirurgia de
cirurgia a
cirurgia ao
operacao ao
operacao a
fui operado
fui operada
fiz uma cirurgia
fiz operacao
operazione al
operazione alla
operazione all
intervento all
intervento chirurgico
operato di
operata di
protesi al ginocchio
protesi d anca
protesi alla
kunstheup
kunstknie
kunstlijke heup
kunstliches knie
kunstliche hufte
knieprothese
huftprothese
heupprothese
in a cast
in plaster
im gips
gipsbein
gips am
dans le platre
platree
con escayola
escayolado
escayolada
enyesado
enyesada
engessado
engessada
gesso no
gesso na
ingessato
ingessata
gesso al
in het gips
gips om
in a boot after
moonboot
orthese nach
pneumonia
lungenentzundung
pneumonie
neumonia
polmonite
longontsteking
my oncologist
mein onkologe
meine! onkologin
mon oncologue
mi oncologo
mi oncologa
meu oncologista
minha oncologista
mio oncologo
mia oncologa
mijn oncoloog
op vor
op im
op letzte
op letzten
op last week
op last month
op _ weeks ago
op _ months ago
operated on
had my _ operated
got my _ operated
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
puffers
inhaler!
inhalers
inhalateur
inhalador!
inalatore
inhalator
ventoline
symbicort
seretide
bronquitis cronica
bronchite chronique
chronische bronchitis
bronchite cronica
lungenemphysem
emphysem*
emfisema
enfisema
emphyseme
emfyseem
copd!
mukoviszidose
mucoviscidose
cystic fibrosis
fibrosis quistica
fibrose cistica
fibrosi cistica
taaislijmziekte
lungenkrank
longpatient
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
ik ben
ben
ben al
im now
bin
bin schon
suis a
sono a
estoy en las
estou nas
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
countweek =
one
two
three
four
five
six
seven
eight
nine
ten
zwei
drei
vier
funf
sechs
sieben
acht
neun
zehn
deux
trois
quatre
cinq
sept
huit
neuf
dix
dos
tres
cuatro
cinco
seis
siete
ocho
dois
duas
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
twee
zes
zeven
negen
tien
drie
vijf
eleven
twelve
elf
zwolf
once
doce
onze
doze
undici
dodici
twaalf
nueve
diez
nove
dez
dieci
faintoften =
often
again
every
regularly
twice
three times
several times
lately
sometimes
keeps
keep
always
oft
haufig
wieder
zweimal
dreimal
mehrmals
manchmal
standig
immer
regelmassig
souvent
deux fois
trois fois
plusieurs fois
parfois
toujours
regulierement
a menudo
dos veces
tres veces
varias veces
a veces
muchas veces
muitas vezes
duas vezes
tres vezes
varias vezes
as vezes
sempre
spesso
due volte
tre volte
piu volte
a volte
ogni
vaak
twee keer
drie keer
soms
meerdere keren
telkens
steeds
dizzyword =
dizzy!
dizziness
giddy
woozy
faint!
schwindelig
schwindlig
schwummrig
etourdi
etourdie
mareado
mareada
tonta!
tonto!
stordito
stordita
draaierig
tipped =
umgekippt
umgefallen
zusammengeklappt
zusammengebrochen
kollabiert
weggetreten
weggesackt
umgeklappt
ambin =
bin
war! ich
inbelly =
in my belly
in my tummy
im bauch
in meinem bauch
dans le ventre
dans mon ventre
en la barriga
en mi barriga
en la tripa
en el vientre
na barriga
na minha barriga
no ventre
in pancia
nella pancia
nel pancione
in mijn buik
in de buik
in mn buik
belly =
belly
tummy
bump
bauch
ventre
barriga
tripa
panza
pancia
pancione
buik
monthsbig =
of _ months
de _ mois
de _ meses
di _ mesi
van _ maanden
von _ monaten
im _ monat
de _ semanas
de _ semaines
di _ settimane
van _ weken
monthname =
jan
january
feb
february
march
april
may!
june
july
august
sept
september
oct
october
nov
november
dec
december
januar
februar
marz
mai!
juni
juli
oktober
dezember
anfang
ende
mitte
janvier
fevrier
mars
avril
juin
juillet
aout
septembre
octobre
novembre
decembre
debut
fin!
enero
febrero
marzo
abril
mayo
junio
julio
agosto
septiembre
octubre
noviembre
diciembre
principios
finales
janeiro
fevereiro
marco
maio
junho
julho
setembro
outubro
novembro
dezembro
gennaio
febbraio
aprile
maggio
giugno
luglio
settembre
ottobre
dicembre
fine!
januari
februari
maart
mei
augustus
begin
eind
comesborn =
nasce em
nasce a
nasce in
nasce no
nasce ad
nascera a
vai nascer em
nace en
nacera en
va a nacer en
nait en
naitra en
naitre en
terme en
terme prevu en
terme pour
accouche en
wordt geboren in
uitgerekend
kommt zur welt im
et im
et ist im
baby kommt im
bebe arrive en
arrivee prevue en
parto previsto para
parto previsto en
parto previsto a
parto previsto em
geburt im
geburt ist im
bevalling in
birth in
birth is in
terme le
terme fin
terme debut
termine previsto
termine a
data prevista
partorisco
im due
am due
we are due
arrives =
comes in
coming in
arrives in
arriving in
kommt im
kommt ende
kommt anfang
arrive en
arrivera en
llega en
viene en
chega em
vem em
arriva a
arriva in
komt in
manyword =
thirteen
fourteen
fifteen
sixteen
seventeen
eighteen
nineteen
twenty
thirty
dreizehn
vierzehn
funfzehn
sechzehn
siebzehn
achtzehn
neunzehn
zwanzig
dreissig
treize
quatorze
quinze
seize
dix sept
dix huit
dix neuf
vingt
trente
dertien
veertien
vijftien
zestien
zeventien
achttien
negentien
twintig
dertig
twelve
zwolf
douze
twaalf
weeksold =
week
weeks
wochen
woche
semaine
semaines
semana
semanas
settimana
settimane
weken
vomits =
throw up
throwing up
threw up
vomit
vomiting
puke
puking
be sick
being sick
erbreche
erbrechen
erbrochen
breche
kotze
kotzen
ubergebe mich
ubergeben
mich ubergebe
vomis
vomir
gerbe
vomito
vomitar
devuelvo
devolverlo
vomitarlo
vomitando
vomitare
braak
braken
overgeef
overgeven
geef over
geef _ over
kots
kotsen
onpurpose =
on purpose
deliberately
intentionally
make myself
making myself
made myself
force myself to
forcing myself to
mit absicht
absichtlich
bewusst
zwinge mich zu
zwinge mich zum
expres
volontairement
expressement
me force a
me forcer a
a proposito
adrede
voluntariamente
queriendo
me obligo a
me fuerzo a
a posta
de proposito
por querer
de propositо
me obrigo a
me forco a
obrigo me a
forco me a
apposta
intenzionalmente
volontariamente
di proposito
mi costringo a
mi obbligo a
mi sforzo di
met opzet
opzettelijk
bewust
dwing mezelf
dwing mijzelf
mezelf
fewhundred =
five hundred
six hundred
seven hundred
eight hundred
nine hundred
thousand!
four hundred
three hundred
funfhundert
sechshundert
siebenhundert
achthundert
neunhundert
tausend
vierhundert
dreihundert
cinq cents
cinq cent
six cents
sept cents
huit cents
neuf cents
mille!
quatre cents
quinientas
seiscientas
setecientas
ochocientas
novecientas
mil!
cuatrocientas
quinhentas
seiscentas
setecentas
oitocentas
novecentas
quatrocentas
cinquecento
seicento
settecento
ottocento
novecento
quattrocento
vijfhonderd
zeshonderd
zevenhonderd
achthonderd
negenhonderd
duizend
vierhonderd
shortbreath =
out of breath
breathless
short of breath
cant catch my breath
gasping
winded
puffed out
puste
keine luft
ausser atem
aus der puste
atemlos
atemnot
kurzatmig
luft weg
schnell platt
essouffle
essoufflee
essouffle*
souffle court
a bout de souffle
manque d air
plus de souffle
plus le souffle
sin aliento
me ahogo
ahogo
falta de aire
me falta el aire
me falta aire
me fatigo
me canso
me asfixio
sem folego
falta de ar
sem ar
canso!
cansada
cansado
ofegante
folego
senza fiato
fiatone
affanno
fiato corto
manca il fiato
mi manca il respiro
manca l aria
buiten adem
kortademig
adem tekort
benauwd
geen lucht
hijg
snakken naar adem
tiredsince =
exhausted
fatigue
fatigued
shattered
wiped out
no energy
erschopft
erschopfung
mude
kraftlos
platt
epuise
epuisee
fatiguee
agotado
agotada
cansancio
fatiga
esgotado
esgotada
cansaco
fadiga
stanco
stanca
stanchezza
spossato
spossata
moe
uitgeput
vermoeid
vermoeidheid
futloos
sincecovid =
since covid
since corona
since having covid
since i had covid
after covid
ever since covid
seit covid
seit corona
seit der corona
seit meiner corona
nach corona
nach covid
depuis le covid
depuis covid
depuis mon covid
apres le covid
apres covid
depuis que j ai eu le covid
desde el covid
desde la covid
desde covid
desde que tuve covid
tras el covid
despues del covid
por el covid
desde o covid
desde a covid
desde que tive covid
depois do covid
depois da covid
pos covid
dal covid
dopo il covid
da quando ho avuto il covid
sinds covid
sinds corona
na corona
na covid
sinds ik covid
sinds ik corona
surgeryword =
operation
surgery
operiert
operacion
cirugia
operacao
cirurgia
intervento
operazione
operatie
ingreep
eingriff
chirurgie
operado
operada
operato
operata
geopereerd
opere
operee
arthroscopy
artroskopie
arthroskopie
artroscopia
kijkoperatie
weeksago =
weeks ago
week ago
months ago
month ago
last month
last week
days ago
vor _ wochen
vor _ woche
vor _ monaten
vor _ monat
vor _ tagen
letzten monat
letzte woche
il y a _ semaines
il y a _ mois
il y a _ jours
le mois dernier
la semaine derniere
hace _ semanas
hace _ meses
hace _ mes
hace _ dias
el mes pasado
la semana pasada
ha _ semanas
ha _ meses
ha _ mes
faz _ semanas
faz _ meses
mes passado
semana passada
settimane fa
settimana fa
mesi fa
mese fa
giorni fa
il mese scorso
settimana scorsa
weken geleden
week geleden
maanden geleden
maand geleden
dagen geleden
vorige maand
vorige week
since _ weeks
seit _ wochen
pill =
pill
pills
tablet
tablets
medication
medicine
meds
medicament
medicaments
tabletten
tablette
medikamente
medikament
pillen
cachet
cachets
comprime
comprimes
traitement
pastilla
pastillas
comprimido
comprimidos
medicacion
medicina
medicamento
medicamentos
remedio
remedios
pastiglia
pastiglie
compressa
compresse
farmaco
farmaci
pillola
pillole
medicijn
medicijnen
medicatie
tabletjes
pilletjes
pilletje
aspirin
aspirina
aspirine
aspirinas
spray
forheart =
for my heart
for the heart
for my blood pressure
for blood pressure
for my pressure
furs herz
fur das herz
fur mein herz
fur den blutdruck
fur meinen blutdruck
gegen bluthochdruck
gegen hohen blutdruck
pour le coeur
pour mon coeur
pour la tension
pour ma tension
contre la tension
contre l hypertension
para el corazon
para mi corazon
para la tension
para mi tension
para la presion
para mi presion
contra la hipertension
para o coracao
para a pressao
pro coracao
pra pressao
da pressao
para a tensao
per il cuore
per la pressione
per il mio cuore
della pressione
voor mijn hart
voor het hart
voor de bloeddruk
voor mijn bloeddruk
tegen hoge bloeddruk
fur herz
fur blutdruck
voor hart
passedout =
passed out
blacked out
fainted
fainting
ohnmachtig
svenuto
svenuta
sono svenuto
svenire
sono svenuta
i keep passing out
fainting spell
blacking out
keep passing out
heartsign =
irregular heartbeat
irregular heart beat
herzstolpern
tachycardia
tachykardie
tachycardie
taquicardia
tachicardia
extrasystol*
extrasistol*
heart skips beats
skips beats
heart flutters
hartoverslagen
mon coeur saute
extrasystolen
infant =
baby
bebe
bimbo
bimba
neonato
neonata
kindje
kleintje
little one
nourrisson
saugling
baby boy
baby girl
newborn
twins
zwillinge
jumeaux
mellizos
gemelos
gemeos
gemelli
tweeling
bambino
bambina
fewmonths =
two months old
three months old
four months old
2 months old
3 months old
4 months old
zwei monate alt
drei monate alt
vier monate alt
2 monate alt
3 monate alt
4 monate alt
deux mois
trois mois
2 mois
3 mois
dos meses
tres meses
2 meses
3 meses
dois meses
un mes
um mes
due mesi
tre mesi
2 mesi
3 mesi
un mese
twee maanden
drie maanden
2 maanden
3 maanden
een maand
un mois
ein monat alt
aftermeal =
after meals
after eating
after every meal
after each meal
after dinner
after food
nach dem essen
nach jeder mahlzeit
nach jedem essen
nach mahlzeiten
apres les repas
apres chaque repas
apres manger
apres avoir mange
despues de cada comida
despues de cenar
despues de las comidas
despues de comer
depois das refeicoes
depois de cada refeicao
depois de jantar
apos as refeicoes
apos comer
dopo i pasti
dopo ogni pasto
dopo cena
dopo mangiato
dopo aver mangiato
na het eten
na elke maaltijd
na de maaltijd
na maaltijden
highfigure =
one fifty
one sixty
one seventy
one eighty
hundertfunfzig
hundertsechzig
hundertsiebzig
hundertachtzig
einhundertsechzig
einhundertsiebzig
cent soixante
cent quatre vingt
cent cinquante
dix sept
dix huit
dix neuf
seize
ciento sesenta
ciento setenta
ciento ochenta
dieciseis
diecisiete
dieciocho
cento e sessenta
cento e setenta
cento e oitenta
dezasseis
dezesseis
dezassete
dezessete
dezoito
centosessanta
centosettanta
centottanta
sedici
diciassette
diciotto
honderdzestig
honderdzeventig
honderdtachtig
unruly =
wont come down
not coming down
not under control
out of control
uncontrolled
poorly controlled
badly controlled
all over the place
spikes
spiking
playing up
geht nicht runter
will nicht runter
nicht in den griff
nicht im griff
schlecht eingestellt
nicht gut eingestellt
ausser kontrolle
spielt verruckt
spinnt
entgleist
ne baisse pas
mal controlee
mal equilibree
pas stabilisee
hors de controle
monte trop
monte souvent
no baja
no me baja
mal controlada
descontrolada
no se controla
por las nubes
disparada
se me dispara
nao baixa
fora de controle
fora de controlo
nas alturas
dispara
sobe muito
sempre alta
non scende
non controllata
fuori controllo
alle stelle
sale troppo
zakt niet
niet onder controle
slecht ingesteld
schiet omhoog
torenhoog
te hoog
trop forte
demasiado alta
demais alta
alta demais
zu hoch
too high
grenzwertig hoch
babyhas =
is
ist
a
tiene
tem
ha
heeft
von
de
van
di
of
con
com
mit
met
now!
jetzt
aged
lateord =
funften
sechsten
siebten
achten
neunten
quinto
sesto
settimo
ottavo
nono
cinquieme
sixieme
septieme
huitieme
neuvieme
sexto
septimo
octavo
noveno
setimo
oitavo
vijfde
zesde
zevende
achtste
negende
fifth
sixth
seventh
eighth
ninth
arrivesv =
komt
kommt
comes
arrives
llega
nace
chega
nasce
arriva
arrive
nait
survived =
blood clot
blood clots
dvt
deep vein thrombosis
pulmonary embol*
lungenembolie
embolie pulmonaire
embolia pulmonar
embolia polmonare
longembolie
hatte thrombose
hatte eine thrombose
thrombose gehabt
eu une thrombose
tuve una trombosis
tive trombose
tive uma trombose
avuto una trombosi
trombose gehad
hersenbloeding
hirnblutung
brain bleed
brain haemorrhage
brain hemorrhage
brain tumour!
brain tumor!
hirntumor!
tumeur au cerveau
tumor! cerebral
tumore! al cervello
hersentumor!
learned =
diagnosed
diagnosis
diagnostiziert
diagnose
festgestellt
diagnostiqu*
diagnosticad*
gediagnosticeerd
got
lasting =
havent had a seizure
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
keppra
lamotrigin*
lamictal
levetiracetam*
valproat*
depakine
tegretol
carbamazepin*
had a fit since
last seizure
seizure free
anfallsfrei
letzter anfall
letzten anfall
derniere crise
ultima crisis
ultima crise
laatste aanval
have ms
had ms
got ms
ive ms
with ms
ms flare
ms diagnosis
sickle cell
sichelzell*
drepanocyt*
haemophili*
hemophili*
hamophili*
anaemia
anaemic
anemia
anemic
anamie
anemie
blutarmut
bloedarmoede
kidney disease
ckd
nierenkrankheit
maladie renale
enfermedad renal
doenca renal
malattia renale
nierziekte
liver disease
cirrhosis
leberzirrhose
cirrhose
cirrosis
cirrose
cirrosi
cerebral palsy
spina bifida
ankylosing spondylitis
bechterew
spondylarthrite
espondilitis anquilosante
espondilite anquilosante
spondilite anchilosante
motor neurone disease
motor neuron disease
mnd
muscular dystrophy
myasthenia
ehlers danlos
have eds
with eds
have pots
pots syndrome
detached retina
retinal detachment
netzhautablosung
glaucoma
glaukom
glaucome
have a hernia!
got a hernia!
my hernia!
inguinal hernia!
umbilical hernia!
hernia! inguinal
leistenbruch
hernie inguinale
ernia inguinale
liesbreuk
prolapse!
prolapsed
diastasis
rektusdiastase
ileostomy
colostomy
have a stoma
addisons
sarcoidosis
sarkoidose
sarcoidose
osteopenia
chronic fatigue
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
long covid
longcovid
post covid
postcovid
covid long!
covid persistente
covid longa
covid longo
covid prolungato
covid lungo
sindrome post covid
post covid syndrom
me cfs
chronic fatigue syndrome
kidney failure
kidney transplant
nierenversagen
niereninsuffizienz
insuffisance renale
insuficiencia renal
insufficienza renale
nierfalen
niertransplantatie
nierentransplantation
lebertransplantation
liver transplant
greffe de rein
greffe du foie
trasplante de rinon
transplante de rim
transplante renal
trapianto di rene
trapiantato
trapiantata
transplantiert
getransplanteerd
greffe renale
trasplantado
trasplantada
transplantado
transplantada
morbus crohn!
crohns!
crohn!
colitis ulcerosa
rectocolite
lupus!
rheumatoid arthritis
rheumatoide arthritis
rheuma!
polyarthrite
artritis reumatoide
artrite reumatoide
reumatoide artritis
reuma!
fibromyalg*
fibromialg*
heartdoctor =
cardiologist
kardiologe
kardiologin
cardiologue
cardiologo
cardiologa
cardiologista
cardioloog
advises =
told me
tells me
says
said
wants me
advised
advises
recommends
keep my
sagt
sagte
meint
empfiehlt
dit
conseille
dice
dijo
recomienda
diz
disse
recomenda
ha detto
consiglia
zegt
zei
adviseert
`
/** Which words of a profile stand for which condition; see `phrases.ts` for how a line reads. */
export const HEALTH_PHRASES = `
heart | <valve> ~ <operated> | -bike
heart | <heart> | -strain -jest -cause -cleared -bygonetension
heart | <heartdoctor> ~ <advises> | -jest -cleared -bygone
heart-medicine | <heart-medicine>
heart | <bpctx> ~~ #140+ __ #90+ | -bygone
heart | pressure/blutdruck/bloeddruk ~~ #140+ __ #90+ | -bygone
heart | <upper> __ #150+
dizzy | <dizzy> | -choice -bygone
diabetes | <diabetes> | -jest -cause -cleared -sport
diabetes | <glucose> | -sport
diabetes | <inject> ~~ <meal> | -cause
pregnant | <pregnant> | -trying -cause -shower -cleared -bygone
pregnant | <await> <child> | -school -trying -cleared
pregnant | <expecting> ~~ <indue> | -workdue
pregnant | <amde> #1+ <length> | -training
pregnant | <amde> <countword> <length> | -training
pregnant | <amin> #1+ <monthof> | -training
pregnant | <amin> <ordinal> <monthof> | -training
pregnant | im/al/au/no/nel <lateord> <monthof> | -training
pregnant | <monthname> _ <arrivesv> _ <child> | -school -training
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
treated | <asthma> | -cause -bygone
treated | <lasting> | -cause -bygone -jest
treated | <survived> | -cause -jest -cleared
treated | <learned> ~ <lasting> | -cause -jest
treated | <learned> ~ <asthma> | -cause -jest
treated | <treated> | -bike -cause -cleared -bygone -jest
eating | <eating>
heart | <heartsign> | -jest -cleared
heart | blood pressure ~ high/elevated/raised/sky/roof
heart | bp ~ high/elevated/raised/sky/roof
heart | blutdruck ~ hoch/erhoht/erhohter/hoher/hohen
heart | tension _ haute/elevee/alta/elevada/altissima | -strain
heart | pressure/blutdruck/tension/presion/pressao/pressione/bloeddruk _ <highfigure>
heart | blood pressure ~ <unruly>
heart | blutdruck/tension/presion/pressao/pressione/bloeddruk ~ <unruly>
heart | ma/mi tension ~ haute/elevee/alta/elevada
heart | presion/pressao/pressione __ alta/elevada/elevata/altissima/alte | -strain
heart | bloeddruk ~ hoog/verhoogd/verhoogde/hoge
heart-medicine | <pill> _ <forheart>
dizzy | <passedout> | -asleep -bedding -laughing -drowsy -choice -bygone
dizzy | <dizzyword> ~ <faintoften>
dizzy | <ambin> __ <tipped> | -bike
pregnant | <child> _ <inbelly>
pregnant | <belly> <monthsbig>
pregnant | expecting _ <monthname> | -workdue -training
pregnant | <comesborn> _ <monthname> | -training
pregnant | <child> __ <arrives> <monthname> | -school -training
pregnant | <amat> <manyword> <weekword> | -training
postpartum | <infant> <babyhas> #1+ <weeksold> | -due -indue -shower -arrives -comesborn
postpartum | <infant> <babyhas> <countweek> <weeksold> | -due -indue -shower -arrives -comesborn
postpartum | <infant> <babyhas> <fewmonths> | -due -indue -shower -arrives -comesborn
eating | <vomits> ~ <onpurpose>
eating | <vomits> _ <aftermeal>
eating | <fewhundred> <calories> | -spent
treated | <surgeryword> __ <weeksago> | -bike -bygone
treated | <weeksago> __ <surgeryword> | -bike -bygone
treated | <shortbreath> ~~ <sincecovid>
treated | <tiredsince> ~~ <sincecovid>
`
