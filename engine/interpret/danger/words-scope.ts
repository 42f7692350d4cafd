/** Words that say whose it is, when it was and whether it was at all; and words that only sound like danger. */
export const SCOPE_WORDS = `
filler =
estoy
estaba
estou
estava
my!
the!
a!
an!
this!
that!
some!
really
so!
very!
just
kinda
kind!
of!
bit!
little
quite
pretty
properly
totally
completely
slightly
also
then!
i!
im!
ive!
it!
its!
is!
was!
were!
be!
been!
am!
me!
had!
has!
have!
did!
got!
get!
getting
do!
again
right!
today
now!
like!
and!
in!
at!
on!
to!
with!
from!
for!
by!
as!
mein
meine
meinem
meinen
meiner
der!
die!
das!
dem!
den!
des!
ein!
eine!
einen
einem
einer
sehr!
ganz!
total!
echt!
richtig
ich!
mir!
mich!
hab!
habe!
hatte!
hatt!
war!
bin!
ist!
wurde
wird
mal!
etwas
leicht
leichte
leichten
starke
starken
starker
auf!
und!
es!
da!
dabei
kurz
plotzlich
wieder
heute
dann
le!
la!
les!
l!
un!
une!
du!
de!
mon!
ma!
mes!
je!
j!
ai!
suis
m!
c!
est!
etait
ete!
eu!
avais
avait
tres!
vraiment
assez
peu!
qui!
que!
s!
se!
au!
aux!
dans
en!
et!
y!
el!
los!
las!
mi!
mis!
yo!
he!
ha!
muy!
una!
unas
unos
con!
del!
al!
lo!
sentia
siento
senti
tuve
tenia
tengo
noto
note
o!
os!
um!
uma!
meu!
minha
meus
minhas
tive
tinha
tenho
estava
estou
fiquei
muito
muita
no!
na!
nos!
nas!
e!
il!
gli!
uno!
mio!
mia!
ho!
avevo
sono
ero!
molto
molta
della
nel!
nella
alla
sul!
che!
si!
di!
mijn
ik!
heb!
ben!
het!
een!
n!
heel!
erg!
echt
beetje
wat!
weer!
vandaag
op!
aan!
er!
toen
musclecause =
bench
benching
benched
push ups
pushups
press ups
pressups
pec
pecs
flyes
flys
fly
dips
doms
workout soreness
chest press
muscle
muscles
muscular
bra
monitor strap
foam roller
massage
sunburn
sunburnt
sunburned
shaved
waxing
tattoo
cough
coughing
coughed
bronchitis
phlegm
congested
congestion
heartburn
bruise
bruised
bankdrucken
liegestutz*
brustmuskel*
muskelkater
muskel*
gurt
brustgurt
husten
sodbrennen
brust bh
developpe couche
pompes
pectoraux
courbatures
courbature
musculaire
musculaires
toux
tousser
tousse
ceinture
soutien gorge
brulures d estomac
press banca
press de banca
flexiones
pectoral
pectorales
agujetas
musculares
sujetador
tos
tosiendo
resfriado
supino
flexoes
flexao
peitoral
peitorais
tosse
tossindo
crucifixo
sutia
azia
panca
distensioni
flessioni
piegamenti
pettorali
muscolare
muscolari
indolenzimento
indolenzito
indolenziti
reggiseno
fascia
bankdrukken
opdrukken
spierpijn
borstspier*
spieren
hoest
hoesten
beha
band om
schlepp
drawers
freezer
chest of
chest cold
have a cold
got a cold
acid reflux
planking
barload =
bar
barbell
dumbbell
dumbbells
bench
press
reps
kettlebell
vest
spot
spotter
plates
kg
kilos
lowered
langhantel
hantel*
bankdrucken
barre
haltere*
developpe
barra
mancuerna*
banca
halter*
bilanciere
manubri*
stang
halters
dumbell
cat
dog
baby
toddler
kid
son
daughter
katze
hund
chat
chien
gato
gata
perro
gatto
cane
kat
hond
kind
guess =
probably
prob
maybe
surely
think
guess
hopefully
wondering
unsure
not sure
creo
supongo
seguramente
quizas
quiza
wohl
wahrscheinlich
vermutlich
glaube
vielleicht
crois
pense
peut etre
sans doute
acho
provavelmente
talvez
hoffentlich
forse
credo
probabilmente
misschien
denk
waarschijnlijk
asleep =
sofa
couch
in bed
on the bed
to sleep
slept
nap
drunk
beers
vodka
wine
hangover
party
before nine
movie
film
match
the telly
tv
auf dem sofa
auf der couch
betrunken
besoffen
canape
ivre
bourre
en el sofa
de sueno
borracho
borracha
no sofa
bebado
bebada
divano
ubriaco
ubriaca
op de bank
dronken
bank
asleep
eingeschlafen
bed
watching
into bed
netflix
telly
on the train home
in the car on the way
bedding =
bedroom
curtains
curtain
blinds
blind
windows
window
shutters
power
electricity
grid
neighbourhood
neighborhood
website
tent
deckchair
stroller
pushchair
chair folded
shelf
shelves
wifi
strom
stromausfall
electricite
luz en casa
apagon
luz de casa
corrente
stroom
torch
generator
in the gym
in the house
in the building
fuse
calendar
dates
diary
my schedule
ofmirth =
with laughter
in laughter
from laughter
of laughter
fits of giggles
from laughing
with laughing
collapsed laughing
collapsed giggling
passed out laughing
fainted laughing
laughed until
laughed till
laughing until
laughing till
laughing so
laughed so
vor lachen
de rire
de risa
de la risa
de reir
de rir
de tanto rir
dalle risate
dal ridere
van het lachen
laughing =
laughter
laughing
laugh
laughed
giggling
jokes
joke
comedy
lachen
gelacht
lache
rire
rigole
risa
reir
riendo
rir
rindo
risate
ridere
rido
gelach
drowsy =
de la risa
vor lachen
van het lachen
dalle risate
de tanto rir
de sueno
de sono
dal sonno
van de slaap
de sommeil
vor mudigkeit
de cansancio en el sofa
de risa
de rire
de rir
dal ridere
stretching =
stretching
stretched
stretch
foam roller
foam rolling
yoga
pilates
crunches
plank
planks
playing
lego
sit ups
situps
dehnen
dehnung
etirements
estirando
estiramientos
alongando
alongamento
rekken
giggling
laughing
wentdown =
went over
went down
went head first
fell off
fell over
fell down
toppled
keeled
head first
hingefallen
gesturzt
vom rad gefallen
tombe
tombee
chute
me cai
caido
cai da
cai do
caduto
caduta
gevallen
viel van
viel om
face first
face planted
faceplanted
hit the floor
hit the deck
crumpled
fittest =
after the sprint
after the sprints
after sprints
after the intervals
between sets
wim hof
breath hold
breathing exercise
looked =
came out
was
is
looked
looks
look
like
colour
color
coloured
colored
farbe
farben
aussah
sah aus
sieht aus
wie
couleur
comme
de
como
salio
cor
saiu
parecia
colore
come
uscita
kleur
als
zag eruit
leek
turned
went
redpee =
red
reddish
pink
pinkish
brown
cola
coke
rust
rusty
blood
bloody
rot
rosa
blutig
blut
braun
rouge
rose
sang
rojo
sangre
vermelho
sangue
rosso
rood
roze
bruin
bloed
rosada
rouges
musclesore =
doms
sore
stiff
leg day
squats
lunges
yesterdays session
jelly
wobbly
muskelkater
courbatures
agujetas
dores musculares
dolorido das
indolenzit*
spierpijn
tired
exhausted
lol
haha
cold =
cold!
freezing
frozen
wind
icy
ice
snow
dentist
root canal
tooth out
wisdom tooth
wisdom teeth
novocaine
local anaesthetic
extraction
wurzelbehandlung
devitalisation
endodoncia
devitalizzazione
wortelkanaal*
filling
botox
anaesthetic
kalt
kalte
zahnarzt
froid
dentiste
gel
frio
dentista
freddo
koud
kou
tandarts
slept on
sleeping on
lying on
saddle
handlebars
vax
drunk =
drunk
beers
beer
wine
pub
cocktails
gin
vodka
prosecco
sang
singing
karaoke
shouting
voice
hoarse
betrunken
bier
ivre
borracho
bebado
ubriaco
dronken
stimme
heiser
loved
spanish
german
french
english
italian
dutch
dentist
crowd
audience
emotion =
broken
breakup
break up
ex!
funeral
grief
goodbye
her!
him!
them!
you!
proud
love
loved
ukraine
trennung
liebeskummer
rupture
ruptura
saudade
separacao
verdriet
liefdesverdriet
nostalgia
pride
watching my
for the
for my
exertionbreath =
sprint
sprints
sprinting
hill
hills
intervals
interval
hiit
tabata
burpees
climb
climbing
stairs
pace
running
run
ran
race
parkrun
fast
mask
nose
asthma
swim
underwater
altitude
after the last
between sets
ride
rowing
spin
wim hof
breath hold
sprinten
lauf
laufen
intervalle*
berg
treppe
treppen
nase
maske
course
courir
cote
fractionne
nez
masque
cuesta
correr
series
nariz
mascarilla
subida
tiros
corrida
ripetute
salita
naso
corsa
hardlopen
heuvel
neus
trap
interval*
a cold
blocked nose
scale =
kg
kilos
lb
lbs
stone
clothes
shorts
shirt
jacket
bra
top
jeans
collar
watch strap
hr strap
heart rate strap
chest strap
strap
hrm
monitor
rucksack
backpack
vest
wetsuit
harness
seatbelt
brustgurt
pulsgurt
gurt
ceinture cardio
ceinture
banda
pulsometro
cinta de pulso
fascia cardio
fascia
cinta cardiaca
borstband
rugzak
hartslagband
hartslagmeter
idiom =
laughing it off
made a joke of it
joked about it
made jokes about it
on en rigole
j en rigole
que risa
che risate
was zum lachen
laughed it off
laugh it off
laughing about it
laughed about it
daruber gelacht
lache daruber
j en ris
on en rit
j en ai ri
me rio de eso
me rei disso
ci ho riso
ci rido
erom gelachen
lach erom
dei o sangue
dar o sangue
connaissance du
connaissance des
connaissance avec
chest day
chest days
chest press
chest presses
chest freezer
chest of drawers
treasure chest
chest supported
chest fly
chest flyes
chest flys
chest workout
chest session
chest exercises
chest and triceps
chest and back day
chest pass
chest up
off my chest
chest to bar
chest strap
chest straps
heart rate strap
hr strap
chest belt
medicine chest
war chest
chest measurement
chest hair
chest infection
brusttraining
brusttag
brustgurt
brustschwimmen
brustpresse
brustmuskel
seance pectoraux
dia de pecho
entreno de pecho
pecho y triceps
pecho y espalda
press de pecho
treino de peito
dia de peito
peito e triceps
peito de frango
pechuga
peito de peru
giorno petto
petto e tricipiti
petto di pollo
allenamento petto
allenamento del petto
borstdag
borst training
borstcrawl
borstslag
borsttraining
schoolslag
hahnchenbrust
putenbrust
blanc de poulet
poitrine de porc
poitrine de poulet
kipfilet
in a heap
faint idea
faint pain
faint ache
faint twinge
faint niggle
faint soreness
faint line
faint lines
faint praise
faint smell
faint noise
faint hope
faint hearted
faint of heart
faintest
faint memory
faint sound
faint light
faint signal
faint heart
heart of the
heart of gold
by heart
heart of
heart to heart
heartbreak
breaks my heart
broke my heart
heart set
take heart
heart melted
heart out
learn by heart
with all my heart
change of heart
heart is in it
heart wasnt in
heart isnt in
hard on the heart
heart rate zone
heart warming
mal au coeur
coeur de la ville
corazon de la ciudad
cuore della citta
hart van
im herzen von
herz der stadt
bleeding edge
bleeding heart
bleed the brakes
bleed the radiator
bled the brakes
bled the radiators
bloody good
bloody hell
bloody hard
bloody brilliant
bloody great
bloody cold
bloody hot
bloody hills
bloody awful
bloody tired
bloody knackered
bloody lovely
blood test
blood tests
blood pressure
blood orange
blood sugar
blood moon
blood donation
gave blood
give blood
donate blood
donated blood
sweat and tears
blood blister
blood blisters
suicide sprints
suicide sprint
suicides
suicide drills
suicide runs
suicide squad
suicide hill
suicide pace
killed it
killing it
killed that
die hard
dead legs
dead leg
dead arms
dead bug
dead bugs
dead hang
dead hangs
dead lift
dead tired
dead easy
dead weight
dying to
dying for
nearly died
almost died
died on
died out there
dying out there
dying laughing
died laughing
knackered
pop up
popped in
popped into
popped to
popped out to
pop to
pop in to
pop in for
pop in and
pop in on
popped round
pop over
popped over
popped by
popped on
popped out for
pop quiz
popcorn
pop music
pop song
pop songs
pop album
popped the question
popped my cherry
snap decision
snapped at
snapped a photo
snapped a picture
snapped some
snapped a pic
snapped a selfie
snap fitness
cold snap
cracked on
crack on
cracked it
cracking
cracked open
crack of dawn
cracked the
crack a smile
crack up
cracked up
ripped off
ripped my shorts
ripped shorts
ripped my
ripped jeans
getting ripped
get ripped
tore into
tore up the
tore through
tore my shorts
tore off
tear up
broke a record
broke my record
broke the
broke my pb
broke my pr
broke my streak
broke my watch
broke up
broke down
broke out
broke even
broke a sweat
broke my fast
broke my phone
broken sleep
broken night
broken nights
broken up
broken bike
broken lift
break away
broke away
seizure of
fit into
fit in a
smile on my face
in your face
face to face
face it
red face
red faced
faced
stroke rate
stroke side
breast stroke
breaststroke
front stroke
stroke technique
stroke count
stroke of luck
heat pack
heat pad
heat wave
heat map
heats
preheat
hot yoga
hot pod
hot bath
hot tub
hot drink
hot chocolate
hot shower
hot chips
hot water
hot dog
warm up
warmup
warmed up
warm down
warm bath
warm water
warming up
spinning class
spin class
spinning bike
spinning session
indoor spinning
spinning lesson
cours de spinning
clase de spinning
clases de spinning
aula de spinning
aulas de spinning
lezione di spinning
spinningles
spinning kurs
spinning stunde
hit the floor running
hit the ground running
floor press
floor work
floor exercises
floor exercise
mat work
mat pilates
mat class
on the mat class
ground floor
off the floor
stage collapse
hit a wall
hit the wall
out cold water
passed out of
pass out of
passed out flyers
passed out snacks
passed out water
passed out leaflets
passed out bibs
passing out parade
passing out bibs
passing out water
passing out flyers
passed out medals
passing out medals
came to the
came to a
came to my
came to watch
came to work
came to me
came to us
came to visit
came to nothing
came to see
came to an
came to pick
came to help
came round to
came round for
came round with
came around to
came over
woke up early
pain au chocolat
pain complet
pain grille
manger du pain
du pain
pain perdu
petit pain
le pain
laughed till
a cuestas
tief luft
frische luft
an der luft
frischer luft
luft holen
open lucht
frisse lucht
buitenlucht
in der luft
heisse luft
hitze des gefechts
im eifer
die hitze
keine lust
kein bock
auf die schulter
auf die schnauze
schnauze voll
nase voll
grazie al
hart gewerkt
hart getraind
hart gelopen
hart gegaan
hart gaan
hard gewerkt
hart trainiert
hart gearbeitet
hart war
war hart
echt hart
zu hart
so hart
richtig hart
ganz schon hart
hart aber
morto di sonno
morta di sonno
muero de hambre
muero de risa
muerto de hambre
muerto de risa
me muero de
morir de risa
morirme de risa
morrendo de
morto de
morta de
morrer de rir
mort de rire
morte de rire
mourir de rire
mourir de faim
envie de mourir de
tot gelacht
totgelacht
todmude
tot umfallen
sterben vor
dood van
doodmoe
lachen me dood
dood van het lachen
morire dal ridere
morire dalle risate
morto dalle risate
tea and
cup of tea
tea break
coffee break
coffee stop
coffee ride
cafe stop
cafe ride
red light
red lights
red wine
white wine
red top
red route
pink floyd
brown rice
brown bread
dark chocolate
dark morning
dark mornings
dark outside
dark when
dark nights
after dark
before dark
head torch
dark evening
black coffee
black tea
green tea
killer workout
killer session
killer hills
killer set
killer leg day
heart monitor
heart rate monitor
hr monitor
lungs burning
legs burning
burning legs
quads burning
burning quads
burn calories
burned calories
calories burned
feel the burn
slow burn
legs went to
pressure cooker
under pressure
peer pressure
time pressure
work pressure
pressure at work
tyre pressure
tire pressure
pressure from
the pressure of
no pressure
the pressure is
pressure off
druck auf der arbeit
druck im job
druck bei der arbeit
unter druck
leistungsdruck
zeitdruck
reifendruck
blutdruck
druk op het werk
werkdruk
druk werk
drukke
zo druk
heel druk
te druk
druk bezig
druk met
druk gehad
druk op werk
peso corporeo
peso corporal
perdere peso
perder peso
subir de peso
bajar de peso
sollevamento pesi
pesas
poids du corps
perte de poids
perdre du poids
sous pression
sotto pressione
bajo presion
sob pressao
gewicht verloren
gewicht verlieren
weight loss
lose weight
body weight
bodyweight
lost weight
weights
rope jump
heavy weight
heavy weights
heavy lifting
heavy legs
heavy session
heavy traffic
heavy rain
heavy breathing
tight schedule
tight deadline
tight hips
tight hamstrings
tight calves
tight turnaround
tight budget
fue fatal
je me tue a
me tuer a
tue moi
tuant
killte mich
hat mich umgebracht
hat mich gekillt
bringt mich um
hat mich fast umgebracht
me mato
me mata
me esta matando
casi me mata
esta me matando
quase me matou
quase me mata
mi uccide
mi ha ucciso
mi ha ammazzato
maakte me kapot
maakt me kapot
sterven van
verging van
stierf van
nothing but
nada mas
rien que
niks anders
nothing like
hit the deck for
hit the floor for
jour de repos
jours de repos
journee de repos
giorno di riposo
giorni di riposo
giornata di riposo
sortie longue
longue sortie
sortie velo
sortie trail
sortie course
orologio morto
orologio e morto
montre morte
montre est morte
uhr tot
reloj muerto
relogio morreu
reloj se murio
telefono morto
neg =
no!
not!
never
without
none!
nor!
neither
didnt
dont
doesnt
havent
hasnt
wasnt
isnt
arent
hadnt
nope
zero!
free!
cant
kein
keine
keinen
keiner
keinerlei
keinem
nicht!
nie!
niemals
ohne
nix!
weder
noch!
pas!
aucun
aucune
sans!
jamais
ni!
sin!
nunca
ningun
ninguna
tampoco
jamas
nao!
sem!
nem!
nenhum
nenhuma
non!
senza
nessun
nessuna
nessuno
mai!
geen!
niet!
nooit
zonder
niente
nulla
nix
niks
nada
rien
nothing
havey =
any
any!
signs
sign
symptoms
symptom
trace
more
actual
sort
kind
feel
feeling
felt
feels
experience
experienced
experiencing
notice
noticed
noticing
get
getting
got
have
having
had
has
suffer
suffered
suffering
ever
once
even
real
of
or
and
you
we
start
started
should
were
be
am
nor
irgendwelche
irgendeine
gehabt
gespurt
verspurt
spure
spurte
gemerkt
bemerkt
bekommen
bekomme
bekommt
bin
war
wurde
geworden
mehr
oder
und
noch
weder
auch
jemals
anzeichen
ou
ni
de
d
eu
ressenti
ressens
senti
sens
plus
avoir
eprouve
signe
signes
fait
ai
avait
o
u
he
tenido
sentido
sentir
sentia
siento
noto
notado
tengo
tenia
tuve
tener
mas
senal
senales
sintoma
sintomas
algun
tive
tenho
tinha
ter
sinto
mais
sinal
avuto
ho
sentito
sento
avere
provato
piu
segno
ne
gehad
gevoeld
voel
voelde
heb
hebben
meer
last
krijg
krijgen
other =
coloc
colocataire
cunada
cunado
cunhada
cunhado
suegra
suegro
sogra
sogro
suocera
suocero
cognata
cognato
schwager
schwagerin
schwiegervater
schwiegermutter
schoonvader
schoonmoeder
schoonzus
zwager
beau pere
belle mere
belle soeur
beau frere
housemate
mitbewohner
mitbewohnerin
coinquilina
coinquilino
companero de piso
companera de piso
huisgenoot
father in law
mother in law
sister in law
vicino di casa
mums
moms
wifes
husbands
partners
girlfriends
boyfriends
brothers
sisters
sons
daughters
dad
dads
father
mum
mom
mother
wife
husband
partner
girlfriend
boyfriend
brother
sister
son
daughter
kid
kids
child
children
uncle
aunt
auntie
grandad
grandpa
granddad
grandma
gran
nan
grandfather
grandmother
cousin
friend
friends
mate
mates
buddy
colleague
coworker
co worker
boss
neighbour
neighbor
flatmate
roommate
teammate
team mate
training partner
running partner
guy
bloke
woman
lady
lad
someone
somebody
runner
rider
player
cyclist
spectator
everyone
everybody
dog
cat
horse
patient
patients
client
clients
student
pupil
he
she
his
her
him
they
their
brother in law
fiance
fiancee
gf
bf
bro
sis
vater
papa
mutter
mama
frau
mann
freund
freundin
bruder
schwester
sohn
tochter
onkel
tante
opa
oma
kollege
kollegin
chef
chefin
nachbar
nachbarin
kumpel
jemand
laufer
pere
mere
femme
mari
copain
copine
frere
soeur
fils
fille
enfant
oncle
ami
amie
collegue
voisin
voisine
papy
mamie
grand pere
grand mere
quelqu un
coureur
elle
il a!
il s!
il est!
padre
madre
mujer
esposa
marido
novio
novia
hermano
hermana
hijo
hija
tio
tia
abuelo
abuela
amigo
amiga
colega
companero
companera
vecino
vecina
primo
prima
jefe
alguien
pai
mae
namorado
namorada
irmao
irma
filho
filha
avo
vizinho
vizinha
alguem
chefe
ele
ela
moglie
marito
fidanzato
fidanzata
ragazzo
ragazza
fratello
sorella
figlio
figlia
zio
zia
nonno
nonna
amico
amica
collega
vicino
vicina
qualcuno
lui
lei
vader
moeder
vrouw
vriend
vriendin
broer
zus
zoon
dochter
oom
buurman
buurvrouw
iemand
baas
hij
zij
ze
mein kind
das kind
unser kind
a man
the man
this man
old man
mein mann
mijn man
a boy
a girl
the girl
the boy
my baby
the baby
het kind
mon mari
er hat
er hatte
er war
er ist
my coach
the coach
un cara
um cara
juiz
arbitro
referee
schiri
schiedsrichter
arbitre
scheidsrechter
reached =
woke
woken
waking
wake
rang
rung
phoned
called
texted
messaged
scared
frightened
worried
geweckt
weckte
aufgeweckt
angerufen
rief
erschreckt
reveille
appele
telephone
inquiete
desperte
llame
avise
asuste
acordei
liguei
chamei
assustei
svegliato
svegliata
chiamato
chiamata
spaventato
gewekt
gebeld
belde
wakker gemaakt
creature =
goat
goats
dogs
cats
horses
sheep
cow
cows
bird
birds
players
runners
people
mine =
i!
im!
ive!
id!
ill!
me!
my!
mine
myself
we!
ich!
mir!
mich!
mein
meine
meinem
meinen
meiner
je!
j!
moi!
mon!
ma!
mes!
m!
yo!
mi!
mis!
conmigo
tengo
tuve
senti
siento
eu!
meu!
minha
tive
tenho
estou
io!
mio!
mia!
ho!
ik!
mijn
mij!
mezelf
prep =
with
to
for
from
at
about
around
behind
and
by
of
told
tell
than
like
says
said
mit
fur
von
bei
zu
und
avec
pour
chez
de
du
et
a
con
para
y
com
pra
do
da
e
per
met
voor
van
bij
en
aan
dat
longago =
years ago
year ago
months ago
month ago
weeks ago
week ago
last year
last month
last summer
last winter
last spring
last autumn
as a kid
as a child
when i was
as a teenager
in my twenties
used to
back then
in school
at school
at uni
decades ago
a while back
ages ago
long ago
last time i
once in
vor jahren
vor einem jahr
vor zwei jahren
vor monaten
letztes jahr
letzten sommer
letzten winter
letzten monat
als kind
fruher
damals
vor langer zeit
vor wochen
il y a des annees
il y a un an
il y a deux ans
il y a _ ans
il y a _ mois
il y a _ semaines
l an dernier
l annee derniere
le mois dernier
quand j etais
enfant
petit
autrefois
a l epoque
hace anos
hace un ano
hace _ anos
hace _ meses
hace _ semanas
el ano pasado
el mes pasado
cuando era
de nino
de nina
de pequeno
de pequena
antes me
ha anos
ha _ anos
anos atras
meses atras
semanas atras
ano passado
mes passado
quando era
quando eu era
em crianca
na infancia
antigamente
anni fa
un anno fa
mesi fa
settimane fa
l anno scorso
il mese scorso
quando ero
da bambino
da bambina
da piccolo
da piccola
da ragazzo
una volta nel
jaren geleden
jaar geleden
maanden geleden
weken geleden
vorig jaar
vorige maand
toen ik
vroeger
ooit in
back in the day
back in school
back in the
back in january
back in february
back in march
back in spring
back in summer
back in winter
since =
since
still
again
keeps
seit
immer noch
wieder
depuis
toujours
encore
desde
todavia
aun
otra vez
ainda
de novo
da!
ancora
di nuovo
sinds
nog steeds
weer
suppose =
if
in case
unless
risk of
risks of
risk
avoid
avoiding
prevent
prevents
preventing
prevention
fear of
afraid of
scared of
worried about
worry about
chance of
danger of
warning signs
article
podcast
documentary
movie
film
book
novel
episode
lecture
webinar
read about
reading about
first aid
what to do when
dealing with
protects against
protect against
in order not to
so i dont
so that i dont
falls
angst vor
sorge vor
vermeiden
vermeide
vorbeugen
gefahr von
risiko von
risiko fur
damit ich
erste hilfe
buch
artikel
risque de
risques de
eviter
peur de
peur d
prevenir
au cas ou
pour ne pas
livre
riesgo de
evitar
miedo a
miedo de
por si
para no
pelicula
libro
articulo
risco de
medo de
caso
para nao
filme
livro
artigo
rischio di
paura di
evitare
prevenire
nel caso
per non
articolo
corso di
risico op
kans op
bang voor
bang om
voorkomen
vermijden
om niet
boek
cursus
ehbo
what are the symptoms of
what are the signs of
what are symptoms of
the symptoms of a
was sind symptome
how do i spot
how do you spot
how to spot
recognise
recognize
recognising
tips for
advice for
tips against
was tun gegen
was hilft gegen
que faire contre
que hacer contra
o que fazer contra
cosa fare contro
wat te doen bij
wat te doen tegen
what to do about
history of
family history of
familiengeschichte
condition =
si!
se!
wenn
als!
unsure =
know if
know whether
sure if
sure whether
idk if
wonder if
wondering if
dont know if
not sure if
as if
like if
feels like
as though
weiss nicht ob
comme si
como si
como se
come se
alsof
non so se
nao sei se
no se si
no se!
sais pas si
likefine =
steel
great
new
jelly
rubber
concrete blocks after
a million
a machine
pumped
usual
normal
fine
good
cement after
doms
barrel
hulk
lift =
rows
reps
rep
set
press
lunges
lunge
imbalance
curl
curls
deadlift
squat
squats
weaker side
ruderzuge
zirkel
dumbbell
pistol
mildthroat =
sore throat
tonsil*
cold
flu
halsschmerzen
halsweh
`
