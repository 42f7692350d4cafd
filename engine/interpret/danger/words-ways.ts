/** Ways to die that are thought of, and what else was not heard, in seven languages, folded: groups that mean something only together. */
export const WAY_WORDS = `
urge =
wanted to
feel like
felt like
feeling like
thought of
thoughts about
could just
might just
keep imagining
keep picturing
imagining
urge to
urges to
tempted to
plan to
planning to
planning on
wollte
konnte
uberlege
drang
pense a
pourrais
ganas de
pensando en
podria
vontade de
poderia
voglia di
penso a
potrei
wilde
zin om
denk aan
overweeg
leaping =
step
stepping
jump
jumping
walk
walking
throw myself
throwing myself
chuck myself
fling myself
lie down
lying down
werfen
schmeissen
springen
sturzen
sauter
jeter
tirarme
saltar
lanzarme
jogar
atirar
pular
lancar
buttarmi
buttare
gettarmi
saltare
lanciarmi
gooien
deadlyplace =
in front of a train
in front of the train
in front of a bus
in front of the bus
in front of a lorry
in front of a truck
in front of a tram
in front of a car
under a train
under the train
into traffic
into the traffic
into oncoming traffic
off a bridge
off the bridge
off a cliff
off a roof
off the roof
off the balcony
out of the window
vor den zug
vor einen zug
vor die bahn
vor die u bahn
unter den zug
von der brucke
von einer brucke
vom dach
aus dem fenster
devant un train
devant le train
sous un train
sous le train
du pont
d un pont
par la fenetre
delante de un tren
delante del tren
al tren
a las vias
de un puente
del puente
desde un puente
por la ventana
na frente de um trem
na frente do trem
na frente de um comboio
da ponte
de uma ponte
da janela
pela janela
sotto un treno
sotto il treno
da un ponte
dal ponte
dalla finestra
voor een trein
voor de trein
van een brug
van de brug
uit het raam
crashing =
drive off the road
driving off the road
drive into a tree
drive into a wall
drive into oncoming traffic
drive my car into
drive the car into
driving into a tree
driving into a wall
driving into oncoming traffic
driving my car into
driving the car into
steer into
steering into
swerve into
crash my car
crashing my car
gegen einen baum fahren
gegen einen baum zu fahren
gegen den baum zu fahren
foncer dans un arbre
foncer contre un arbre
estrellarme contra
estrellar el coche
bater o carro
jogar o carro
schiantarmi
tegen een boom rijden
intosea =
walk into the sea
walking into the sea
walk into the ocean
walking into the ocean
walk into the lake
walking into the lake
walk into the river
walking into the river
walk out to sea
walking out to sea
ins meer gehen
ins wasser gehen
marcher dans la mer
entrer dans la mer
meterme en el mar
adentrarme en el mar
entrar no mar
entrare in mare
de zee in lopen
andbathe =
and swim
and paddle
and float
and cool
and splash
and dip
and surf
endsoon =
tonight
today
tomorrow
soon
now
this week
this weekend
for good
endsport =
with a sprint
with a stretch
with a race
with a walk
with a win
with a plank
with planks
with a pb
with a cool down
planend =
plan to end it
plan on ending it
planning to end it
planning on ending it
going to end it
gonna end it
want to end it
wanna end it
bridgeoff =
von der brucke
bypath =
bis zum
bis zur
bis nach
zum
zur
nach
laufen
gelaufen
joggen
rennen
radeln
fahren
hopes =
hope i
hope id
hoping i
wish i
wish id
if i
wouldnt mind
dont care if
dont mind if
wouldnt care if
be easier
be better
want to
hitby =
hit by a bus
hit by a car
hit by a truck
hit by a lorry
hit by a train
run over
byaccident =
to the
until the
all the way
bis zum
bis zur
jusqu au
hasta
ate o
ate a
fino al
naar huis
naar het
fell off
fallen off
falls off
falling off
dropped off
bungee
abseil
abseiling
parachute
photo
picture of
weariness =
keine kraft mehr zu leben
keine kraft zum leben
klaar met leven
klaar met het leven
painless ways to go
painless way to go
painless ways to die
painless way to die
quit life
quit living
give up on everything
giving up on everything
given up on everything
seehim =
be with my mum again
be with my mom again
be with my mother again
be with my dad again
be with my father again
be with my wife again
be with my husband again
be with my son again
be with my daughter again
be with my brother again
be with my sister again
see my mum again
see my mom again
see my dad again
see my wife again
see my husband again
see my son again
see my daughter again
kicked =
like a kick
like being kicked
like i was kicked
like id been kicked
like someone kicked
like somebody kicked
wie ein tritt
comme un coup de pied
como una patada
como un pedrada
como uma pedrada
come un calcio
als een schop
als een trap
carhit =
hit by a car
hit by a van
hit by a bus
rear ended
after a car crash
after the car crash
after a car accident
after the car accident
nach einem autounfall
nach dem autounfall
apres un accident de voiture
despues de un accidente de coche
depois de um acidente de carro
dopo un incidente d auto
na een auto ongeluk
longago =
years ago
months ago
last year
as a kid
as a child
old injury
vor jahren
il y a des annees
hace anos
anos atras
anni fa
jaren geleden
neckpart =
neck
left elbow
left wrist
nacken
hals
linker ellenbogen
linke ellenbogen
cou
coude gauche
cuello
codo izquierdo
pescoco
cotovelo esquerdo
collo
gomito sinistro
nek
linkerelleboog
upthere =
up the stairs
up stairs
climb stairs
climbing stairs
climb the stairs
climbing the stairs
walk uphill
walking uphill
going upstairs
walking upstairs
beim treppensteigen
wenn ich treppen steige
die treppe hoch
en montant les escaliers
en montant l escalier
quand je monte
al subir escaleras
subiendo escaleras
ao subir escadas
ao subir escada
subindo escadas
quando salgo le scale
salendo le scale
bij het traplopen
bij traplopen
upperpart =
shoulder
shoulders
upper back
shoulder blade
shoulder blades
shortair =
short of breath
shortness of breath
cant get _ breath
stiffneck =
stiff neck
neck is stiff
neck is so stiff
steifer nacken
nuque raide
cuello rigido
nuca rigida
pescoco rigido
stijve nek
nacken steif
nacken ist steif
nacken ganz steif
raideur de la nuque
raideur de nuque
cou raide
rigidez de nuca
rigidez en la nuca
rigidez de cuello
cuello tieso
rigidez na nuca
rigidez da nuca
nuca dura
collo rigido
rigidita nucale
rigidita del collo
rigidita alla nuca
nek is stijf
nek stijf
nekstijfheid
fevers =
fever
high temperature
fieber
fievre
fiebre
febre
febbre
koorts
`
