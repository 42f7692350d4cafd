/** One limb that is not felt or does not do as it is told, a nose that does not stop bleeding, in seven languages, folded; and what makes it so harmlessly. */
export const LIMB_WORDS = `
onelimb =
arm
my leg
one leg
left leg
right leg
the leg
arm and hand
arm and leg
mein bein
linke bein
rechte bein
ein bein
bein hat
bras
la jambe
ma jambe
une jambe
jambe gauche
jambe droite
brazo
la pierna
mi pierna
una pierna
pierna izquierda
pierna derecha
braco
a perna
minha perna
uma perna
perna esquerda
perna direita
braccio
la gamba
una gamba
gamba sinistra
gamba destra
linkerarm
rechterarm
mijn been
m n been
een been
linkerbeen
rechterbeen
onehand =
my hand
left hand
right hand
one hand
meine hand
linke hand
rechte hand
linken hand
rechten hand
eine hand
ma main
la main
main gauche
main droite
mi mano
la mano
mano izquierda
mano derecha
mao esquerda
mao direita
minha mao
a mao
mano sinistra
mano destra
mijn hand
m n hand
linkerhand
rechterhand
limbgone =
went dead
gone dead
goes dead
felt dead for
was dead for
no feeling in
no feeling at all
lost feeling
lost all feeling
lost the feeling
lost the use
went limp
gone limp
wouldnt listen
stopped listening
wouldnt obey
didnt obey
wouldnt do what
didnt do what
stopped working
wouldnt work
wie tot
kein gefuhl
keinerlei gefuhl
nicht gehorcht
gehorchte nicht
gehorcht nicht
nicht mehr gehorcht
gehorchte _ nicht
gehorcht _ nicht
gefuhllos
comme mort
comme morte
plus de sensation
plus aucune sensation
aucune sensation
ne sens plus
ne sentais plus
sens plus
sentais plus
plus obei
obeissait plus
obeit plus
repondait plus
repond plus
plus repondu
como muerto
como muerta
no siento
no sentia
sin sensibilidad
perdi la sensibilidad
no me hizo caso
no me hacia caso
no me respondia
no respondia
no me responde
como morto
como morta
nao sinto
nao sentia
sem sensibilidade
perdi a sensibilidade
perdi o movimento
nao obedeceu
nao obedecia
nao respondia
non sento
non sentivo
nessuna sensibilita
senza sensibilita
perso sensibilita
perso la sensibilita
ubbidito
ubbidiva
non rispondeva
non ha risposto
non mi rispondeva
geen gevoel
was ineens dood
ineens dood
opeens dood
luisterde niet
luisterde even niet
luistert niet
gehoorzaamde niet
limbused =
carrying
carried
gripping
grip
holding the
cross legged
sitting on
pumped
pump
forearms
hang
hanging
bars
climbing wall
bouldering
sleeve
tattoo
klimmzug*
liegestutz*
tragen
getragen
hanteln
boulder*
geschlafen
tractions
pompes
porter
porte
dormi
haltere*
dominadas
flexiones
pesas
cargar
barras
flexoes
carregar
pesos
trazioni
flessioni
pesi
portare
optrekken
opdrukken
dragen
getild
tillen
gewichten
geslapen
onhandlebars =
bike
ride
riding
rode
cycling
mtb
bars
handlebar*
saddle
lenker
rad
radfahren
fahrrad
rennrad
guidon
velo
manillar
bici
bicicleta
guidao
manubrio
stuur
fiets
fietsen
racefiets
halfface =
half my face
half of my face
side of my face
side of the face
halbes gesicht
halbe gesicht
gesichtshalfte
moitie du visage
moitie de mon visage
un cote du visage
media cara
mitad de la cara
un lado de la cara
metade do rosto
metade da cara
um lado do rosto
mezza faccia
meta faccia
meta della faccia
meta del viso
un lato della faccia
half gezicht
halve gezicht
ene kant van mijn gezicht
sleptnumb =
asleep
eingeschlafen
endormi
endormie
endormait
durmio
dormida
dormido
dormiu
adormeceu
adormecida
adormecido
addormentata
addormentato
sliep
slaapt
in slaap
onpillow =
pillow
cushion
sofa
couch
kissen
oreiller
almohada
travesseiro
cuscino
kussen
makeup
mask
burdened =
mag nicht mehr
kann nicht mehr
will nicht mehr
halt es nicht mehr aus
j en peux plus
n en peux plus
no puedo mas
no aguanto mas
nao aguento mais
nao dou mais
non ne posso piu
non ce la faccio piu
kan niet meer
hou het niet meer vol
cant do this any more
cant do this anymore
cant take it anymore
cant take any more
im done
had it with
ofall =
with all of it
with the lot
with life
mit allem
vom leben
de tout
de la vie
con todo
de todo
con la vida
com tudo
de tudo
com a vida
di tutto
con tutto
della vita
met alles
met het leven
dentist =
dentist
filling
botox
anaesthetic
zahnarzt
dentiste
dentista
tandarts
footdrags =
foot drags
foot is dragging
foot was dragging
leg drags
leg is dragging
leg was dragging
dragging my foot
dragging one foot
dragging my leg
dragging one leg
drag my foot
drag my leg
fuss schleift
fuss hangt
fuss nach
bein schleift
bein nach
pied traine
jambe traine
traine le pied
traine la jambe
traine un pied
traine une jambe
arrastra el pie
arrastra la pierna
arrastro el pie
arrastro la pierna
arrastro un pie
arrastro una pierna
pe arrasta
perna arrasta
arrasto o pe
arrasto a perna
arrastando o pe
arrastando a perna
trascina il piede
trascina la gamba
trascino il piede
trascino la gamba
trascino una gamba
voet sleept
been sleept
sleep met mijn voet
sleep met mijn been
sleep met m n voet
sleep met m n been
hurtleg =
ankle
knee
calf
hamstring
sprain*
cramp*
blister*
kettlebell
sled
band
knochel
knie
wade
blase
krampf*
zerrung
cheville
genou
mollet
ampoule
crampe*
tobillo
rodilla
gemelo
ampolla
calambre*
tornozelo
joelho
panturrilha
bolha
caimbra*
caviglia
ginocchio
polpaccio
vescica
crampo
enkel
kuit
blaar
kramp*
legday
leg day
squats
nosebleed =
nosebleed
nose bleed
nose bleeding
nose is bleeding
nose bled
nose has been bleeding
nasenbluten
nase blutet
blutet die nase
blute aus der nase
saigne du nez
saignement de nez
saignements de nez
nez saigne
nez qui saigne
sangra la nariz
sangrado de nariz
sangrando la nariz
sangre por la nariz
sangre de la nariz
sangramento nasal
nariz sangrando
nariz sangra
sangue do nariz
sangue pelo nariz
nariz escorre sangue
sangue dal naso
naso sanguina
bloedneus
neus bloedt
bloed uit mijn neus
bloed uit m n neus
unstopped =
for an hour
an hour now
half an hour
wont stop
not stopping
doesnt stop
cant stop it
keeps coming
seit einer stunde
halben stunde
hort nicht auf
stoppt nicht
depuis une heure
demi heure
s arrete pas
arrete pas
desde hace una hora
media hora
no para
no se corta
faz uma hora
ha uma hora
meia hora
nao para
da un ora
mezz ora
mezzora
non si ferma
non smette
al een uur
half uur
stopt niet
houdt niet op
fumbles =
do up my buttons
do my buttons up
do up buttons
hold my fork
hold the fork
hold my cup
hold a pen
hold my pen
knopfe nicht
knopf nicht
gabel nicht
tasse nicht
stift nicht
boutonner
boutons
tenir la fourchette
tenir ma fourchette
tenir le stylo
abrochar
abrochaba
los botones
sujetar el tenedor
sujetar el boli
fechar os botoes
fechava os botoes
abotoar
segurar o garfo
segurar a caneta
chiudere i bottoni
chiudeva i bottoni
abbottonare
tenere la forchetta
tenere la penna
knopen niet
vork niet
kopje niet
pen niet
beatslike =
sewing machine
drum
drums
drumming
like a bird
like a fish
like a frog
nahmaschine
trommel
trommelt
trommeln
ein vogel
ein fisch
machine a coudre
tambour
un oiseau
un poisson
une grenouille
maquina de coser
tambor
un pajaro
un pez
maquina de costura
um passaro
um passarinho
um peixe
macchina da cucire
tamburo
un uccellino
un pesce
naaimachine
trommelen
trommelt
een vogel
een vis
`
