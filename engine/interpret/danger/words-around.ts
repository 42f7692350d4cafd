/** Places, moments and deeds that tell a danger only together with a sign of it, in seven languages, folded. */
export const AROUND_WORDS = `
like =
like
as if
as though
als ob
als wenn
wie wenn
comme si
comme un
comme une
como si
come se
alsof
alsof er
como se
als zou
cantv =
cant
couldnt
can not
unable to
not able
wasnt able
struggling
struggled
struggle
hard to
hardly
barely
impossible
wouldnt
wont
kann nicht
konnte nicht
kann kein*
konnte kaum
kann kaum
kriege kein*
impossible de
arrive pas
arrivais pas
peux pas
peux plus
pouvais plus
pouvais pas
no puedo
no podia
no pude
nao consigo
nao consegui
nao conseguia
non riesco
non riuscivo
non posso
kan niet
kon niet
kan nauwelijks
kon nauwelijks
kan amper
lukt niet
lukte niet
imposible
impossivel
impossibile
during =
when i run
when running
when i ran
when i push
when i pushed
when pushing
when i climb
when i climbed
when i walk uphill
when i exercise
when i train
when i trained
uphill
up hill
on the hill
on the hills
on the climb
up the stairs
climbing
every time i
whenever i
with effort
on exertion
with exertion
while running
while riding
on the treadmill
on the bike
pushing the pace
pushed the pace
upped the pace
picked up the pace
bergauf
beim laufen
beim rennen
beim joggen
beim treppensteigen
beim radfahren
bei belastung
unter belastung
beim training
beim sprinten
wenn ich laufe
sobald ich
en courant
en montant
dans la montee
a l effort
pendant l effort
quand je cours
quand j accelere
quand je monte
pendant la course
al correr
corriendo
al subir
subiendo
en la cuesta
cuando corro
cuando subo
cuando aprieto
con el esfuerzo
quando corro
quando subo
subindo
correndo
na subida
na corrida
no esforco
ao correr
durante o esforco
in salita
mentre correvo
mentre corro
sotto sforzo
quando spingo
quando accelero
salendo
tijdens het
tijdens de
bij het
als ik hardloop
bij inspanning
als ik ren
heuvel op
trap op
op de fiets
going up stairs
going upstairs
climbing stairs
walking uphill
walk up
hill reps
hill repeats
on every climb
on each climb
on every hill
when i sprint
when sprinting
when i hurry
bei jedem anstieg
a chaque cote
en cada cuesta
em cada subida
a ogni salita
bij elke klim
atrest =
watch the news
at dinner
peeling potatoes
peel potatoes
nachrichten schauen
kartoffeln schalen
devant les infos
a table
viendo las noticias
viendo la tele
pelando patatas
vendo o jornal
vendo tv
guardando il tg
guardando la tv
davanti alla tv
bij het journaal
voor de tv
onder het eten
ironing
reading the paper
reading a book
while reading
while i read
beim lesen
beim bugeln
beim abwaschen
en lisant
en repassant
leyendo
planchando
lendo
passando roupa
leggendo
mentre leggo
mentre leggevo
stirando
strijken
terwijl ik lees
terwijl ik las
at rest
in bed
lie flat
sofa
couch
settee
armchair
recliner
at my desk
desk
doing nothing
not doing anything
without doing anything
watching tv
watching telly
watching netflix
watching a film
sat still
just sat
sat here
sat at
sat on
sit still
asleep
in my sleep
getting dressed
en reposo
tumbad*
acostad*
en la cama
en cama
sin hacer nada
sin esfuerzo
in ruhe
ruhezustand
im liegen
im sitzen
auf dem sofa
im bett
bett
ohne anstrengung
ohne belastung
am schreibtisch
beim fernsehen
ohne grund
au repos
allonge
allongee
au lit
sans rien faire
sans effort
sans bouger
canape
devant la tele
em repouso
deitad*
na cama
sem fazer nada
sem esforco
a riposo
sul divano
divano
a letto
nel letto
sdraiat*
da fermo
da ferma
senza fare niente
senza fare nulla
senza sforzo
alla scrivania
in rust
op de bank
bank
stilzit*
stil zit
zonder inspanning
zonder iets te doen
aan mijn bureau
achter mijn bureau
tv kijk
niets doe
emails
brushing my teeth
brush my teeth
making the bed
making tea
washing up
doing the dishes
watching the news
at the computer
on the computer
while i was resting
at night
middle of the night
in the night
through a straw
mitten in der nacht
nachts
beim schlafen
la nuit
por la noche
de madrugada
di notte
s nachts
in mijn slaap
en pleine nuit
de noite
zahneputzen
zahne putzen
lying down
even lying
even sitting
just sitting
just lying
just standing
still =
resting
lying in
lying flat
lying on
lie down
lay down
lying
laying
sitting
woke
wake up
waking up
hours later
hours after
an hour after
hour later
even now
not moving
for no reason
out of nowhere
standing still
stood still
reading
typing
on the phone
talking
reposo
sentad*
quieto
quieta
ruhig
liege
liegen
sitze
sitzen
repos
assis
assise
repouso
parado
parada
riposo
sedut*
ferma
fermo
liggend
lig
lag
zittend
zit
zat
standing up
3 am
longafter =
minutes after
minutes later
mins after
mins later
min later
min after
hours after
hours later
an hour later
an hour after
after stopping
after i stopped
minuten danach
minuten nach
stunden danach
minuten spater
stunden spater
minutes apres
heures apres
minutos despues
horas despues
minutos depois
horas depois
minuti dopo
ore dopo
minuten later
uur later
minuten na
longlast =
all night
all day
all evening
all morning
all afternoon
whole night
whole day
whole evening
half the night
for hours
for an hour
for ages
since last night
since yesterday
nonstop
non stop
ganze nacht
ganzen tag
ganzen abend
ganzen morgen
halbe nacht
die nacht durch
seit stunden
stundenlang
seit gestern
toute la nuit
toute la journee
toute la soiree
toute la matinee
pendant des heures
depuis des heures
depuis hier
toda la noche
toda la tarde
toda la manana
todo el dia
durante horas
desde ayer
desde anoche
toda a noite
noite toda
noite inteira
dia inteiro
dia todo
todo o dia
tarde inteira
durante horas
ha horas
desde ontem
tutta la notte
tutto il giorno
tutta la sera
tutta la mattina
da ore
per ore
da ieri
hele nacht
hele dag
hele avond
hele ochtend
de hele tijd
urenlang
al uren
sinds gisteren
sinds vannacht
stunde danach
stunden danach
stunde spater
stunden spater
eine stunde lang
seit einer stunde
une heure apres
heures apres
heure plus tard
heures plus tard
depuis une heure
pendant une heure
hora despues
horas despues
durante una hora
un ora dopo
ore dopo
per un ora
hora depois
horas depois
por horas
durante uma hora
a noite toda
o dia todo
uur erna
uur daarna
uur later
een uur lang
erratic =
spinnt
van slag
fait des siennes
fa i capricci
all over the place
all over the shop
erratic
bonkers
haywire
irregular
spielt verruckt
springt rum
springt herum
springt hin
unregelmassig
n importe quoi
dans tous les sens
fait le yoyo
como loco
como loca
se vuelve loco
a saltos
doido
maluco
aos saltos
desregulado
impazzito
impazziti
impazzisce
a salti
alle kanten op
alle kanten uit
op hol
sensor =
strap
straps
sensor
battery
optical
app
brustgurt
gurt
akku
ceinture
capteur
batterie
banda
bateria
cinta
fascia
batteria
borstband
puffs =
puffs
puff
inhaler
ventolin
salbutamol
reliever
hube
spray
asthmaspray
bouffees
ventoline
inhalador
bombinha
bombadas
spruzzi
inalatore
puffer
pufjes
inhalator
nohelp =
did nothing
does nothing
doing nothing
didnt help
didnt touch
doesnt help
not helping
isnt working
not working
no effect
no relief
still tight
still wheez*
immer noch eng
immer noch zu
noch eng
hilft nicht
hilft nix
bringt nichts
bringt nix
wirkt nicht
toujours serre
serre encore
marche pas
marche plus
rien fait
fait rien
sans effet
sigue cerrado
sigo igual
no hace nada
no hizo nada
no me hizo nada
sin efecto
continua fechado
nao fez nada
nao faz nada
sem efeito
ancora chiuso
non fa niente
non ha fatto niente
nessun effetto
nog steeds dicht
doet niks
doet niets
deed niks
helpt niet
hielp niet
threwup =
threw up
throwing up
vomit*
puked
been sick
was sick
gekotzt
erbrochen
vomi
vomito
vomite
vomitei
vomitato
gebraakt
overgegeven
grounds =
coffee grounds
coffee ground
kaffeesatz
marc de cafe
posos de cafe
borra de cafe
fondi di caffe
fondo di caffe
koffiedik
koffieprut
effort =
pushing
pushed
pace
hill
hills
uphill
climb
climbing
climbed
sprint
sprints
sprinting
run
running
ran
ride
riding
bike
rower
rowing
erg
treadmill
stairs
intervals
interval
exercise
exercising
exertion
effort
workout
session
tempo
jog
jogging
set
swim
swimming
training
train
trained
cycling
walk
walking
gym
race
reps
lifting
squats
squat
deadlift
deadlifts
class
spin
laufen
lauf
gelaufen
joggen
rennen
radfahren
treppe
treppen
bergauf
berg
intervalle
intervallen
belastung
anstrengung
anstrengen
sprinten
trainieren
rad
laufband
einheit
course
courir
courais
courant
montee
cote
escaliers
velo
entrainement
seance
fractionne
tapis
footing
correr
corriendo
corro
corria
cuesta
cuestas
subida
subiendo
escaleras
bici
entrenar
entrenamiento
entreno
series
esfuerzo
cinta
carrera
corrida
correndo
escadas
esteira
treino
treinar
esforco
pedalando
pedal
tiros
corsa
correre
correvo
salita
scale
allenamento
allenarmi
ripetute
sforzo
tapis roulant
hardlopen
hardliep
lopen
fietsen
fiets
trap
traplopen
inspanning
trainen
loopband
duurloop
heuvel
crossfit
hiit
otherpart =
knee
knees
ankle
ankles
hip
hips
back
calf
calves
foot
feet
shoulder
shoulders
leg
legs
quad
quads
hamstring
hamstrings
shin
shins
elbow
elbows
wrist
wrists
neck
throat
head
stomach
tummy
belly
glute
glutes
knie
fuss
fusse
huft*
rucken
wade
waden
schulter
schultern
bein
beine
oberschenkel
ellbogen
handgelenk
nacken
kopf
bauch
genou
genoux
cheville
hanche
dos
mollet
mollets
pied
pieds
epaule
epaules
jambe
jambes
cuisse
cuisses
coude
poignet
nuque
tete
ventre
gorge
rodilla
rodillas
tobillo
cadera
espalda
gemelo
gemelos
pie
pies
hombro
hombros
pierna
piernas
muslo
codo
muneca
cuello
cabeza
barriga
garganta
joelho
joelhos
tornozelo
quadril
costas
panturrilha
ombro
ombros
perna
pernas
coxa
coxas
cotovelo
pulso
pescoco
cabeca
ginocchio
caviglia
anca
schiena
polpaccio
polpacci
piede
spalla
spalle
gamba
gambe
coscia
gomito
polso
collo
testa
pancia
gola
enkel
enkels
heup
rug
kuit
kuiten
voet
voeten
schouder
schouders
been
benen
dij
elleboog
pols
nek
hoofd
buik
keel
achilles
heel
toe
ear
tooth
teeth
limb =
knee
knees
kneecap
ankle
ankles
hip
calf
foot
shoulder
shoulders
leg
legs
arm
arms
quad
hamstring
thigh
shin
elbow
wrist
achilles
finger
toe
collarbone
hand
back
bicep
biceps
groin
ankel
patella
thumb
rib
ribs
heel
jaw
knie
knien
kniescheibe
knochel
sprunggelenk
huft*
wade
fuss
schulter
bein
oberschenkel
schienbein
ellenbogen
ellbogen
handgelenk
achillessehne
schlusselbein
zeh
rucken
genou
rotule
cheville
hanche
mollet
pied
epaule
jambe
bras
cuisse
tibia
coude
poignet
tendon
clavicule
doigt
orteil
dos
main
rodilla
rotula
tobillo
cadera
gemelo
pie
hombro
pierna
brazo
muslo
codo
muneca
aquiles
clavicula
dedo
pantorrilla
mano
isquio
joelho
tornozelo
quadril
panturrilha
pe
ombro
perna
braco
coxa
canela
cotovelo
pulso
tendao
mao
costela
ginocchio
caviglia
anca
polpaccio
piede
spalla
gamba
braccio
coscia
gomito
polso
clavicola
dito
tendine
knieschijf
enkel
heup
kuit
voet
schouder
been
bovenbeen
scheenbeen
elleboog
pols
achillespees
sleutelbeen
vinger
teen
rug
load =
elephant
brick
bricks
sack
cement
anvil
boulder
weight
rock
truck
concrete
piano
slab
stone
gorilla
band
belt
elefant
stein
steine
ziegel*
zementsack
betonplatte
gewicht
gurtel
ring
pave
poids
brique
enclume
dalle
camion
elefante
losa
piedra
peso
ladrillo
yunque
tonelada
pedra
tijolo
bigorna
macigno
incudine
mattone
sasso
pietra
olifant
baksteen
steen
blok
betonblok
somebody sitting
someone sitting
someone standing
someone sat
someone sits
something sitting
jemand _ sitzt
sitzt jemand
quelqu un assis
alguien sentado
qualcuno seduto
iemand zit
zit iemand
someone is sitting
someone was sitting
spread =
radiating
radiates
radiated
spreading
spread
shooting
running down
going down
went down
up into
down into
into
strahlt
ausstrahl*
zieht
zog
irradie*
irradiait
descend
descendait
qui part
irradia
irradiaba
corria
baja
bajaba
baixa
descia
irradiava
si irradia
scende
scendeva
straalt
uitstraal*
uitstral*
trekt
trok
grip =
squeezed
squeezing
squeeze
fist
vice
vise
clamp
clamped
gripped
crushed
crushing
stabbing
stab
stabbed
twinge
faust
schraubstock
zusammengedruckt
zieht sich zusammen
serre
serrait
etau
poing
puno
apretado
estruj*
aperto
apertado
punho
pugno
morsa
stretto
vuist
samengeknepen
knijpt
kneep
bankschroef
verkrampft*
verkramp*
weakache =
ache
aches
ached
aching
achy
stiff
walking =
walking
walk
walked
standing
sitting
lying
resting
rest
easy
gehen
spazieren
marche
marchant
caminando
andando
camminando
camminavo
lopend
wandelen
wandelend
device =
watch
garmin
apple
fitbit
alert
alarm
flagged
flagging
says
said
detected
showed
warned
warning
shows
uhr
zeigt
meldet
warnt
montre
indique
alerte
reloj
avisa
detecto
relogio
avisou
detectou
orologio
segnala
segnalato
horloge
geeft aan
meldt
outfor =
out for
gone for
i was out
was gone
war weg
bin weg
ik was weg
weg voor
secs =
secs
seconds
sec
sekunden
seconden
secondes
segundos
secondi
beat =
going
went
goes
gone
beating
beat
beats
racing
raced
pounding
jumping
jumped
flip
flipping
flopping
thump
thumping
hammer
hammering
fluttering
skipping
skipped
fast
irregular
wild
bananas
crazy
nuts
clappers
iba
mil
loco
disparado
disparou
acelerado
acelero
desbocado
late
latia
latiendo
saltos
bat
battait
emballe
emballait
saute
sautait
cogne
cognait
rast
raste
stolpert
stolperte
schlagt
schlug
klopft
klopfte
hammert
pocht
pochte
springt
hupft
batteva
batte
saltava
impazzito
tekeer
hol
bonst
bonsde
bonkt
bonkte
slaat
sloeg
klopt
klopte
bate
batia
batendo
pulando
saltando
aos pulos
somersault
somersaults
cartwheels
backflips
drum
drumming
notpee =
wee one
wee ones
wee boy
wee girl
wee man
wee lad
wee guy
wee bairn
wee fella
beetroot
beetroots
beet
beets
beet juice
rote bete
rote beete
randen
betterave
betteraves
remolacha
beterraba
barbabietola
barbabietole
rapa
bieten
bietjes
rode biet
vitamin
vitamins
vitamine
vitaminas
multivitamin
b 12
blackberries
rhubarb
dye
food colouring
painted
paint
cleaner
cup of
yellow
gelb
jaune
amarilla
amarela
gialla
geel
yellowish
rioja
on my period
got my period
period started
my period is
menstru*
regles
regla
tage bekommen
mestruazioni
ciclo
ongesteld
urine test strip
amweeks =
im
i am
estoy de
estoy en la semana
estou de
estou com
sono alla
sono di
je suis a
enceinte de
bin in der
ben
ground =
on the floor
on the ground
on the tiles
on the mat
on the pavement
on the deck
on the tarmac
on the track
on the grass
on the concrete
on my back
on the bathroom
on the gym floor
on the kitchen floor
floor
tiles
ground
pavement
sidewalk
tarmac
mat
gym mat
people staring
paramedics
ambulance
faces
people standing over
strangers
people around me
auf dem boden
am boden
boden
asphalt
fliesen
sanitater
par terre
au sol
sol
carrelage
bitume
trottoir
sur le tapis
en el suelo
suelo
acera
asfalto
baldosas
no chao
chao
calcada
piso
a terra
per terra
pavimento
marciapiede
op de grond
grond
vloer
stoep
op de mat
tegels
ceiling
lights
the sky
instructor
holding my feet
feet in the air
everyone around
people round me
people above me
crowd
medics
decke
himmel
alle um mich
leute um mich
plafond
tout le monde autour
monde autour
gens autour
techo
gente alrededor
todos alrededor
teto
em volta
a minha volta
soffitto
tutti intorno
gente intorno
mensen om me heen
iedereen om me heen
pavement with
bathroom tiles
suelo del gimnasio
drinkpee =
tea
coffee
wine
port
stout
guinness
cafe
caffe
vino
vin
koffie
thee
kaffee
rotwein
vinho
wijn
rose wine
claret
the
cherry
chocolate
iced tea
dark tea
black tea
pepsi
cranberry
cha
te
tee
thought =
thinking about
thinking of
think about
thoughts of
thoughts about
thought about
thought of
feel like
want to
considering
planning
gedanken
denke
pense a
pensando en
pienso en
pensando em
penso em
penso a
denk aan
dark thoughts about
fantasising about
fantasizing about
keep imagining
imagining
picture
everyone =
everyone
everybody
they
family
kids
children
wife
husband
world
people
all of you
you all
you
alle
ihr
familie
welt
tout le monde
ils
famille
monde
todos
ellos
familia
mundo
eles
tutti
famiglia
mondo
iedereen
gezin
ze
mama
mum
mom
dad
friends
others
things
better =
better
happier
easier
lighter
relieved
besser
leichter
glucklicher
mieux
plus heureux
soulages
mejor
felices
aliviad*
melhor
felizes
meglio
sollevat*
felici
beter
gelukkiger
makkelijker
opgelucht
hype =
lol
lmao
haha
hahaha
rofl
burpees
squats
doms
hill reps
leg day
hills
sprints
intervals
km
mile
miles
set
sets
tabata
jaja
jajaja
ptdr
mdr
mort de rire
beintag
serie
series
lunges
ahah
ahaha
hihi
treppe
pompes
fentes
sentadillas
agachamento
affondi
workout
reps
flexiones
klimmzuge
spierpijn
muskelkater
courbatures
agujetas
head =
head
temple
skull
forehead
kopf
schlafe
stirn
hinterkopf
tete
tempe
crane
front
cabeza
sien
frente
nuca
cabeca
testa
tempia
fronte
hoofd
slaap
achterhoofd
split =
cracked
split
broken
broke
bits
pieces
halves
half
gebrochen
kaputt
gerissen
fendu
casse
partido
roto
quebrado
rachado
rachou
rotto
spaccato
gebroken
gescheurd
stuk
blow =
hit
banged
bang
knock
knocked
bump
bumped
bashed
smashed
smacked
whacked
kicked
kick
elbow
elbowed
headbutt
ball
blow
clash
clashed
landed
fell
thumped
struck
cracked
gestossen
angestossen
zusammengestossen
geschlagen
angeschlagen
aufgeschlagen
gefallen
geprallt
schlag
stoss
ellbogen
cogne
cognee
tape
heurte
heurtee
choc
coup
tombe
tombee
coude
ballon
golpe
golpee
golpeado
golpeo
codazo
balonazo
caida
bati
batida
pancada
cotovelada
bolada
cai
battuto
sbattuto
botta
colpo
gomitata
pallonata
caduto
caduta
gestoten
geraakt
gevallen
klap
stoot
elleboog
bal
clipped
caught
dropped on
concussed
bonked
hot =
hot
warm
red
reddened
throbbing
shiny
heiss
rot!
gerotet
pochend
chaud
chaude
rouge
caliente
roja
rojo
enrojecida
quente
vermelha
vermelho
avermelhada
caldo
calda
rosso
rossa
arrossato
arrossata
warme
rood
rode
gloeit
gloeiend
flight =
flight
flights
flew
flying
plane
long haul
longhaul
long drive
drive
coach trip
hours in the car
flug
geflogen
fluge
langstrecke*
autofahrt
vol
avion
voiture
vuelo
vuelos
coche
voo
aviao
viagem
volo
aereo
viaggio
vlucht
gevlogen
vliegtuig
autorit
bedrest
plaster cast
surgery
op
drove
road trip
train ride
cast
tar =
black
tar
tarry
bloody
blood
schwarz
blutig
noires
noire
sang
negras
negra
sangre
pretas
preto
sangue
nere
nera
zwart
zwarte
bloed
poo =
poo
poop
stool
stools
stuhl
selles
heces
caca
fezes
coco
feci
cacca
ontlasting
poep
cough =
cough
coughed
coughing
coughs
phlegm
spit
spat
sputum
vomit
vomited
throw up
threw up
puke
puked
husten
gehustet
hustete
auswurf
erbrochen
tousse
toux
tousser
crache
crachats
vomi
tos
toser
tosi
escupi
esputo
vomite
tosse
tossir
catarro
escarro
vomitei
tossito
vomitato
hoest
hoesten
gehoest
slijm
gespuugd
overgegeven
closing =
closing
closed
closes
swelling
swelled
swollen shut
schwillt
schwoll
zu geschwollen
gonfle
ferme
cierra
cerrando
cerraba
fecha
fechando
chiude
chiudendo
zwelt
zwol
dicht
muscleworks =
muscle
muscles
muskel*
muscul*
spier*
isometric
eccentric
concentric
electro*
`
