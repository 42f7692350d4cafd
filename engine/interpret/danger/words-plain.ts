/** What a frightened person names in few words, in seven languages, folded; phrases of `=N` believe them on their own. */
export const PLAIN_WORDS = `
plainstroke =
mini stroke
schlaganfall
avc
ictus
derrame cerebral
beroerte
durmio media cara
scheve mond
dormido media cara
se me durmio media cara
se me durmio la cara
media cara dormida
media cara adormecida
plaineye =
lost my vision
lost my sight
cant see anything
sehe nichts mehr
vois plus rien
ne vois rien
no veo nada
nao vejo nada
nao estou a ver nada
non vedo piu niente
non vedo piu nulla
non ci vedo piu
zie niets meer
zie niks meer
plainbreath =
trouble breathing
difficulty breathing
struggling to breathe
hard to breathe
asthma attack
atemnot
luftnot
asthmaanfall
asthma anfall
difficulte a respirer
difficultes a respirer
mal a respirer
crise d asthme
dificultad para respirar
cuesta respirar
ataque de asma
crisis de asma
dificuldade em respirar
dificuldade para respirar
crise de asma
ataque de asma
difficolta a respirare
fatica a respirare
attacco d asma
attacco di asma
crisi d asma
moeite met ademen
moeite met ademhalen
benauwd
astma aanval
astmaaanval
plainheart =
racing heart
heart racing
heart is racing
heart wont slow
heart is pounding
skipping beats
irregular heartbeat
herzrasen
herzstolpern
herz rast
herz stolpert
palpitations
tachycardie
coeur bat trop vite
coeur s emballe
palpitaciones
taquicardia
corazon me va a mil
corazon va a mil
corazon a mil
palpitacoes
coracao acelerado
coracao disparado
palpitazioni
tachicardia
cuore batte troppo forte
cuore batte forte
cuore batte troppo veloce
hartkloppingen
hart slaat over
hart slaat op hol
heartskips =
palpitations
palpitation
heart palpitations
skipping beats
skipped beats
skipped a few beats
heart kept skipping
heart was skipping
heart skipping
heart fluttering
heart was fluttering
heart fluttered
heart flutters
irregular heartbeat
heartbeat was irregular
heart stumbled
heart stumbling
herzstolpern
herz stolpert
herz stolperte
herz gestolpert
herz ist gestolpert
herz hat gestolpert
herz hat ausgesetzt
herz setzte aus
palpitaciones
palpitacoes
palpitazioni
coeur a saute
coeur qui saute
coeur sautait
extrasystoles
extrasystolen
corazon me daba saltos
corazon daba saltos
latidos irregulares
coracao falhava
batimentos irregulares
battiti irregolari
cuore saltava
cuore ha saltato
hartkloppingen
hart sloeg over
hart slaat over
overslagen
ineffort =
during intervals
during the intervals
during my intervals
in the intervals
during the run
during my run
during a run
while running
when running
while i ran
when i ran
mid run
mid interval
mid intervals
mid session
mid workout
during the session
during training
during my workout
during the workout
during exercise
while training
while exercising
on the treadmill
on the bike
during the ride
during my ride
on the last interval
on the hills
uphill
sprints
intervals
on my run
on the run
beim laufen
beim training
beim sport
beim intervall
intervallen
intervalle
beim intervalltraining
beim joggen
beim radfahren
bergauf
wahrend des trainings
wahrend des laufs
pendant la course
pendant l effort
pendant la seance
pendant l entrainement
fractionnes
fractionne
pendant le footing
en courant
durante la carrera
durante el entrenamiento
series
corriendo
mientras corria
entrenando
durante o treino
durante a corrida
a correr
correndo
durante l allenamento
durante la corsa
mentre correvo
ripetute
tijdens het lopen
tijdens het hardlopen
tijdens de training
tijdens het trainen
lowsugar =
dangerously low
severe hypo
bad hypo
schwere unterzuckerung
starke unterzuckerung
hypoglycemie severe
hipoglucemia grave
hipoglucemia severa
hipoglicemia grave
ipoglicemia grave
ernstige hypo
torev =
tore
torn
ruptured
snapped
gerissen
riss
dechire
dechiree
rompu
rompi
rompio
roto
rota
desgarrado
rasguei
rotto
rotta
strappato
lacerato
gescheurd
afgescheurd
tendon =
achilles
achilles tendon
acl
mcl
meniscus
achillessehne
kreuzband
meniskus
tendon d achille
ligaments
ligament
croises
menisque
aquiles
ligamento
ligamentos
menisco
ligamento cruzado
tendine d achille
legamento
legamenti
crociato
achillespees
kruisband
brokenbone =
parti a perna
parti o braco
parti o pe
parti o tornozelo
desloquei o ombro
ombro deslocado
popheard =
heard a pop
felt a pop
heard a crack
heard a snap
felt a snap
heard a bang
felt a bang
went bang
went pop
knacken gehort
knack gehort
a craque
crac!
knap!
schiocco
um estalo
plainconcuss =
commotion
conmocion
plainclot =
trombo
caillot
coagulo
stolsel
plainbleed =
saigne sans arret
sangra sin parar
sangra sem parar
sanguina senza sosta
blutet ununterbrochen
bloedt aan een stuk
plainhead =
hit my head
banged my head
bumped my head
knocked my head
smacked my head
whacked my head
cracked my head
fell on my head
landed on my head
kopf angeschlagen
kopf gestossen
kopf angestossen
kopf aufgeschlagen
kopf angehauen
auf den kopf gefallen
cogne la tete
tape la tete
tombe sur la tete
tombee sur la tete
coup sur la tete
golpee la cabeza
golpe en la cabeza
di en la cabeza
bati com a cabeca
bati a cabeca
pancada na cabeca
battuto la testa
sbattuto la testa
picchiato la testa
botta in testa
hoofd gestoten
op mijn hoofd gevallen
hoofd gevallen
noharm =
no harm
nothing happened
just a bump
nichts passiert
rien de grave
no fue nada
nao foi nada
niente di grave
niks aan de hand
acute =
allergic reaction
allergic shock
allergische reaktion
allergischer schock
reaction allergique
reaccion alergica
reacao alergica
reazione allergica
allergische reactie
appendicitis
sepsis
septic shock
blood poisoning
meningitis
pulmonary embolism
aneurysm
internal bleeding
collapsed lung
pneumothorax
poisoned
blinddarmentzundung
blutvergiftung
hirnhautentzundung
lungenembolie
vergiftet
appendicite
septicemie
meningite
embolie pulmonaire
empoisonne
empoisonnee
apendicitis
septicemia
embolia pulmonar
envenenado
envenenada
apendicite
setticemia
embolia polmonare
avvelenato
avvelenata
blindedarmontsteking
bloedvergiftiging
hersenvliesontsteking
longembolie
vergiftigd
graver =
severe
serious
bad
terrible
schwere
starke
schwerer
severe
grave
forte
severa
fuerte
ernstige
zware
heftige
ambulance =
called an ambulance
called the ambulance
called 911
called 999
called 112
ambulance came
ambulance is coming
notarzt war
notarzt gerufen
krankenwagen gerufen
rettungswagen gerufen
rettungsdienst gerufen
appele le samu
appele une ambulance
appele le 15
appele le 18
appele le 112
appele l ambulance
appele les secours
llame a una ambulancia
llame a la ambulancia
llame al 112
chamei uma ambulancia
chamei a ambulancia
chamei o samu
chamei o 112
chiamato l ambulanza
chiamato un ambulanza
chiamato il 118
chiamato il 112
ambulance gebeld
112 gebeld
inthehospital =
in the er
at the er
in the emergency room
at the emergency room
in a e
in der notaufnahme
aux urgences
en urgencias
nas urgencias
no pronto socorro
in pronto soccorso
al pronto soccorso
op de spoed
op de spoedeisende hulp
op de eerste hulp
stillbaby =
the baby isnt moving
the baby is not moving
the baby not moving
the baby stopped moving
the baby hasnt moved
baby isnt moving
baby is not moving
baby not moving
baby stopped moving
baby hasnt moved
baby bewegt sich nicht
baby bewegt sich nicht mehr
bebe ne bouge plus
bebe ne bouge pas
bebe no se mueve
bebe nao mexe
bebe nao se mexe
bambino non si muove
bimbo non si muove
baby beweegt niet
baby beweegt niet meer
waters _ broken
vliezen _ gebroken
bolsa rebentou
bolsa estourou
bolsa rompeu
`
