/** Signs of danger by what is seen or done, in seven languages, folded. */
export const SIGN_WORDS = `
fainted =
fainted
faint
faints
fainting
lost consciousness
lose consciousness
losing consciousness
swooned
syncope
ohnmachtig
ohnmacht
ohnmaechtig
bewusstlos
bewusstsein verloren
bewusstseinsverlust
kippe um
kreislaufkollaps
aus den latschen
evanoui
evanouie
evanouir
evanouissement
perdu connaissance
perte de connaissance
perdre connaissance
perdais connaissance
tombe dans les pommes
tombee dans les pommes
dans les pommes
dans les vapes
tourne de l oeil
desmaye
desmayo
desmayado
desmayada
desmayarme
desmayaba
perdi el conocimiento
perdi la conciencia
perdi la consciencia
perdi el sentido
perdida de conocimiento
perder el conocimiento
desvaneci
desvanecimiento
cai redond*
desmaiei
desmaiar
desmaio
desmaiado
desmaiada
desmaiando
perdi a consciencia
perdi os sentidos
perdi o sentido
desfaleci
svenuto
svenuta
svenire
svenimento
svenendo
svenivo
perso i sensi
perso conoscenza
perso coscienza
perso i sentimenti
perdita di coscienza
flauwgevallen
flauw gevallen
viel flauw
viel bijna flauw
bijna flauw
flauwviel
flauwvallen
flauw te vallen
val flauw
flauwte!
bewusteloos
buiten bewustzijn
bewustzijn verloren
buiten westen
van mijn stokje
van m n stokje
bewustzijn kwijt
fainting spell
fainting fit
fainted away
desmalle
desmayer
desmayee
fainti
faintd
passed =
passed out
passing out
pass out
passed right out
passed clean out
blacked out
blacking out
black out
blackout
blacked right out
unconscious
keeled over
keeling over
out cold
spark out
sparked out
umgekippt
kippte um
umkippen
zusammengebrochen
zusammengesackt
zusammenbruch
kollabiert
weggesackt
desplome
me desplome
collassato
collassata
knock out gegaan
ging knock out
in elkaar gezakt
ineengezakt
zakte in elkaar
weggeraakt
raakte weg
conked out
funny turn
weggekippt
weggewesen
war weg
weg gewesen
bin weg
zusammengeklappt
abgeklappt
hingeklappt
umgefallen
se me fue la vista y
out for a sec
knocked out cold
knocked out for a
was knocked out for
ko gegangen
viel om en
passed ot
pased out
blaked out
blackd out
came to in
came to on
came to with
came to lying
came to a few
came round in
came round on
came round with
came around on
slumped over
slid off the
dropped to the floor like
lights out for me
collapsed =
collapsed
collapse
collapsing
went down like
hit the deck
hit the floor
effondre
effondree
ecroule
ecroulee
malaise
desplomado
desmorone
crollato
crollata
mancamento
onderuit gegaan
onderuit
neergegaan
tombe par terre
caduto a terra
cai no chao
cai al suelo
me fui al suelo
fui para o chao
apaguei
dropped like a
nearly =
nearly
almost
about to
close to
thought i was
thought i would
thought id
going to
gonna
fast
beinahe
beinah
knapp
presque
failli
manque de
allais
sur le point
casi
a punto de
por poco
quase
prestes a
quasi
stavo per
sul punto di
bijna
haast
backward =
came to
came round
come round
came around
coming round
coming to
woke up
woke
wake up
woken
next thing i knew
next thing i know
next thing i remember
next thing
found myself
ended up
zu mir gekommen
zu mir kam
kam zu mir
wieder zu mir
aufgewacht
aufwachte
wachte
fand mich
finde mich
zu sich
revenu a moi
revenue a moi
reveille
reveillee
retrouve
retrouvee
desperte
volvi en mi
apareci
me encontre
abri los ojos
acordei
voltei a mim
dei por mim
abri os olhos
me vi
risvegliato
risvegliata
ripreso
ripresa
ritrovato
ritrovata
rinvenuto
rinvenuta
aperto gli occhi
svegliato
svegliata
wakker
kwam bij
kwam weer bij
bijgekomen
bij kwam
bijkwam
vond mezelf
kwam weer tot
next moment
the next second
came back to
came back round
acabe
acabei
finito
finii
plotzlich lag
lag plotzlich
lag dann
lag auf einmal
lag ineens
lag opeens
lag plots
suddenly i was lying
then i was lying
found me
ontwaakte
opende mijn ogen
augen auf
wentoff =
lights went out
lights went off
everything went black
it all went black
all went black
everything went dark
everything went white
world went black
world went dark
went black for
lost a few seconds
lost a few minutes
out for a few seconds
out for a couple
out for a minute
schwarz vor augen
schwarz vor den augen
vor augen schwarz
mir wurde schwarz
wurde mir schwarz
alles schwarz
lichter aus
lichter gingen aus
lichter ausgegangen
war kurz weg
kurz weggetreten
weggetreten
voile noir
rideau noir
ecran noir
tout est devenu noir
tout devient noir
vu tout noir
trou noir
todo negro
vi negro
se apagaron las luces
se me fue la luz
se me apago
tudo preto
ficou preto
tudo escuro
ficou tudo escuro
ficou escuro
tudo escureceu
vista escureceu
visao escureceu
apagou tudo
luzes apagaram
visto nero
visto tutto nero
tutto nero
vedevo nero
spente le luci
zwart voor mijn ogen
zwart voor de ogen
zwart voor ogen
alles werd zwart
werd alles zwart
alles zwart
licht ging uit
lichten gingen uit
licht uit
sight =
vision
sight going
eyesight
tunnel vision
went black
going black
went dark
went grey
everything grey
all grey
greyed
grayed
went white
black spots
seeing stars
saw stars
spots in front
stars in front
black at the edges
dark at the edges
edges went
blurry
couldnt see
tunnelblick
sternchen
flimmern
augenflimmern
vue brouillee
vue trouble
voyais trouble
vois flou
etoiles
points noirs
mouches devant
nublo la vista
nublaba la vista
vista nublada
vista borrosa
veia borroso
veia estrellas
puntos negros
vista turva
visao turva
vista embacada
estrelinhas
vista annebbiata
annebbiata
vista offuscata
vedevo doppio
stelline
sterretjes
wazig
zwarte vlekken
tunnelzicht
ears ringing
hearing went
cold sweat
kalter schweiss
kaltschweissig
sueurs froides
sudor frio
suor frio
sudore freddo
koud zweet
clammy
went _ grey
went _ gray
went _ black
went _ dark
went _ white
se me fue la vista
fue la vista
se me nublo
si e annebbiata
vue s est
voile devant
augen flimmer*
flimmerte
seeing spots
saw spots
whited out
white out
blinded by spots
legsgo =
legs gave
legs went
legs giving
legs buckled
knees buckled
knees went
had to sit down
had to lie down
had to grab
had to hold on
grabbed the
sit on the kerb
sit on the floor
beine weggesackt
beine sackten
beine gaben
hinsetzen
hinlegen
jambes qui lachent
jambes ont lache
m asseoir
m allonger
fallaron las piernas
sentarme
tumbarme
agarrarme
pernas falharam
pernas bambas
sentar
gambe _ ceduto
sedermi
sdraiarmi
door mijn benen
zakte door
gaan zitten
gaan liggen
vasthouden
beine weich
jambes coupees
dizzy =
dizzy
dizziness
dizy
lightheaded
light headed
lightheadedness
woozy
giddy
head spinning
head was spinning
head spins
spinning
spun
spins
at sea
off balance
vertigo
faint
schwindel
schwindelig
schwindlig
schwindlich
schwindelgefuhl
schwindelanfall
drehte sich
dreht sich
gedreht
benommen
vertige
vertiges
etourdi
etourdie
etourdissement
etourdissements
tete qui tourne
tete me tourne
tete tourne
tete tournait
tete me tournait
tete qui tournait
mareo
mareos
mareado
mareada
mareaba
mareando
daba vueltas
dando vueltas
da vueltas
vertigos
tontura
tonturas
tonto
tonta
zonzo
zonza
vertigem
vertigens
girava
girando
rodava
rodando
roda
vertigini
vertigine
gira la testa
girava la testa
giramento
giramenti
capogiro
capogiri
stordito
stordita
duizelig
duizeligheid
duizelde
draaierig
draaide alles
alles draaide
tolde
licht in mijn hoofd
licht in het hoofd
lichthoofdig
swimmy
wobbly headed
keel over
fuzzy headed
schummrig
schwummrig
duselig
maread*
flau
atontad*
zweverig
ijl in mijn hoofd
sbandamento
sbandavo
tudo rodou
cabeca rodando
cabeza en las nubes
grogui
groggy
breathless =
short of breath
shortness of breath
short breath
out of breath
breathless
breathlessness
cant breathe
couldnt breathe
can t breathe
cant get _ breath
couldnt get _ breath
cant catch _ breath
couldnt catch _ breath
cant get enough air
couldnt get enough air
not getting enough air
cant get air
cant get any air
couldnt get any air
gasping
gasping for air
struggling to breathe
struggle to breathe
struggled to breathe
hard to breathe
trouble breathing
difficulty breathing
difficult to breathe
fighting for breath
fighting for air
no air
air hunger
winded
wheezing
puffing
panting
breathing hard
breathing fast
breathing heavily
atemnot
luftnot
kurzatmig
kurzatmigkeit
ausser atem
keine luft
kaum luft
zu wenig luft
nicht genug luft
schlecht luft
schwer luft
schwer zu atmen
schwer atmen
nach luft
nicht richtig atmen
nicht atmen
atme schwer
atembeschwerden
atemprobleme
essouffle
essoufflee
essoufflement
souffle court
souffle coupe
mal a respirer
peine a respirer
manque d air
manque de souffle
respire mal
bout de souffle
arrive pas a respirer
arrivais pas a respirer
arrive plus a respirer
peux pas respirer
peux plus respirer
cherche mon air
cherche l air
difficulte a respirer
difficultes a respirer
difficultes respiratoires
falta de aire
falta el aire
faltaba el aire
falta aire
faltaba aire
sin aliento
sin aire
me ahogo
me ahogaba
me asfixio
ahogandome
puedo respirar
podia respirar
cuesta respirar
costaba respirar
dificultad para respirar
falta de aliento
falta de ar
falta o ar
faltou o ar
faltava o ar
faltando ar
faltou ar
sem ar
sem folego
consigo respirar
conseguia respirar
dificuldade para respirar
dificuldade em respirar
dificil respirar
ofegante
ofegando
fiato corto
fiato grosso
manca il fiato
mancava il fiato
manca l aria
mancava l aria
manca il respiro
mancava il respiro
mancanza di fiato
mancanza di respiro
mancanza d aria
senza fiato
affanno
affannato
affannata
riesco a respirare
riuscivo a respirare
fatica a respirare
difficolta a respirare
respiro corto
respiro affannoso
fame d aria
kortademig
kortademigheid
kort van adem
buiten adem
geen adem
geen lucht
te weinig lucht
adem niet
op adem
ademnood
benauwd
benauwdheid
naar adem
happen naar
moeite met ademen
moeite met ademhalen
niet ademen
moeilijk ademen
nauwelijks ademen
nauwelijks adem
slecht ademen
cantbreathe =
cant breathe
can barely breathe
can hardly breathe
cant talk in full sentences
cant speak in full sentences
cant finish a sentence
lips _ blue
lips went blue
blue lips
fighting for breath
kann nicht atmen
kann kaum atmen
bekomme keine luft
krieg keine luft
kriege keine luft
lippen blau
blaue lippen
peux plus respirer
arrive plus a respirer
levres bleues
no puedo respirar
labios morados
labios azules
nao consigo respirar
labios roxos
non riesco a respirare
labbra blu
kan niet ademen
krijg geen lucht
blauwe lippen
restpulse =
resting pulse
resting heart rate
resting hr
pulse at rest
heart rate at rest
ruhepuls
pouls au repos
pulso en reposo
pulso em repouso
polso a riposo
rustpols
nodown =
cant keep anything down
cant keep food down
cant keep water down
cant keep fluids down
cant keep a drink down
couldnt keep anything down
couldnt keep food down
couldnt keep water down
couldnt keep fluids down
couldnt keep a drink down
havent kept anything down
havent kept food down
havent kept water down
havent kept fluids down
havent kept a drink down
not keeping anything down
not keeping food down
not keeping water down
not keeping fluids down
not keeping a drink down
unable to keep anything down
unable to keep food down
unable to keep water down
unable to keep fluids down
unable to keep a drink down
kept nothing down
keep nothing down
keeping nothing down
nothing stays down
nothing stayed down
nothing will stay down
behalte nichts bei mir
behalte ich nichts bei mir
bleibt nichts drin
nichts bleibt drin
garde rien
no retengo nada
nao seguro nada
non trattengo niente
houd niets binnen
longdays =
since yesterday
since last night
for days
in days
for two days
for three days
in two days
in three days
for 2 days
for 3 days
in 2 days
in 3 days
in a day
all day
since monday
since tuesday
since wednesday
since thursday
since friday
since saturday
since sunday
seit gestern
seit tagen
seit zwei tagen
depuis hier
depuis deux jours
desde ayer
desde hace dos dias
desde ontem
ha dois dias
da ieri
da due giorni
sinds gisteren
al twee dagen
newdrug =
new medication
new meds
new medicine
new tablets
new pills
new drug
new dose
higher dose
neue medikamente
neues medikament
neue tabletten
nouveau medicament
nouveaux cachets
nueva medicacion
nuevas pastillas
nova medicacao
novos comprimidos
nuovo farmaco
nuove pillole
nieuwe medicatie
nieuwe pillen

palp =
palpitation
palpitations
palps
heart racing
heart raced
heart race
racing heart
heart was racing
heart is racing
heart races
heart race
heart raced
heart started racing
heart pounding
heart pounded
pounding heart
heart was pounding
heart fluttering
heart fluttered
fluttery heart
heart flutters
heart hammering
heart skipping
heart skipped
heart skips
skipping beats
skipped beats
missed beats
missing beats
extra beats
heart _ all over the place
heart going crazy
heart went crazy
heart going mad
heart went mad
heart going nuts
heart went nuts
heart going like
heart beating _ fast
heart beat _ fast
heartbeat _ fast
heart beating out
heart beating irregularly
irregular heartbeat
irregular heart
irregular beat
irregular pulse
heart _ irregular
heartbeat _ irregular
pulse _ irregular
heart flip
heart flipping
heart flipped
heart flopping
heart turning
heart was turning
heart somersault*
heart jumping
heart thumping
heart was thumping
heart going a mile
heart thudding
heart out of rhythm
heart rhythm
heart running away
arrhythmia
arrythmia
tachycardia
herzrasen
herzstolpern
herzklopfen
herzrhythmus*
herz rast
herz raste
herz stolpert
herz stolperte
herz schlagt _ unregelmassig
herz schlug _ unregelmassig
herz spielt verruckt
herz klopft
herz klopfte
herz hammert
herz hammerte
herz hupf*
herz setzt aus
herz setzte aus
herzaussetzer
puls rast
puls raste
rasendes herz
rasender puls
unregelmassiger puls
unregelmassiger herzschlag
tachykardie
coeur s emballe
coeur s emballait
coeur s est emballe
coeur qui s emballe
coeur qui s emballait
coeur bat _ vite
coeur battait _ vite
coeur qui bat _ vite
coeur bat la chamade
coeur qui bat la chamade
coeur battait la chamade
coeur irregulier
battements irreguliers
coeur qui saute
coeur rate
coeur a mille
tachycardie
arythmie
palpitacion
palpitaciones
taquicardia
arritmia
corazon desbocado
corazon acelerado
corazon a mil
corazon _ mil por hora
corazon se _ acelero
acelero el corazon
corazon se me salia
corazon _ irregular
corazon loco
corazon disparado
latidos irregulares
palpitacao
palpitacoes
coracao disparado
coracao disparou
coracao acelerado
coracao acelerou
coracao a mil
coracao _ saindo
coracao falhando
coracao irregular
batimentos irregulares
coracao descompassado
palpitazione
palpitazioni
tachicardia
aritmia
cardiopalmo
cuore impazzito
cuore a mille
cuore _ irregolare
cuore in gola
cuore _ batteva _ forte
cuore che batteva
cuore che batte
cuore accelerato
cuore _ saltava
battito irregolare
battiti irregolari
battito accelerato
battito impazzito
hartkloppingen
hartkloppen
hartritme*
hart bonkt
hart bonkte
hart ging tekeer
hart gaat tekeer
hart sloeg over
hart slaat over
hart sloeg op hol
hart slaat op hol
hart op hol
hart racete
hart raast
hart klopte
hartslag op hol
hartslag _ onregelmatig
hart _ onregelmatig
onregelmatige hartslag
overslagen
hartoverslagen
heart went bananas
heart going bananas
heart bananas
heart _ flips
heart was _ flips
heart kept _ flips
heart _ somersaults
heart was _ somersaults
heart kept _ somersaults
heart _ backflips
heart _ cartwheels
coeur qui bat a toute vitesse
coeur bat a toute vitesse
coeur battait a toute vitesse
coeur qui battait a toute vitesse
hart bonsde
flutter =
palpitations
palpitation
heart skipping
skipping beats
heart skipped
skipped beats
missed beats
missing beats
heart fluttering
fluttery heart
heart flutters
heart flipping
heart flip
irregular heartbeat
irregular heart
heart out of rhythm
heart all over the place
arrhythmia
herzstolpern
herz stolpert
herz stolperte
herzaussetzer
palpitaciones
latidos irregulares
palpitacoes
batimentos irregulares
coracao descompassado
palpitazioni
battito irregolare
hartkloppingen
hartoverslagen
hart sloeg over
hart slaat over
onregelmatige hartslag
arythmie
coeur irregulier
battements irreguliers
coeur rate
coeur qui saute
afib =
atrial fibrillation
atrial fib
afib
a fib
vorhofflimmern
fibrillation auriculaire
fibrilacion auricular
fibrilacao atrial
fibrillazione atriale
boezemfibrilleren
hrword =
polsslag
pulsschlag
ticker
tikker
palpitant
hr
heart rate
heartrate
pulse
bpm
puls
herzfrequenz
herzschlag
fc
frequence cardiaque
pouls
frecuencia cardiaca
pulsaciones
pulso
frequencia cardiaca
batimentos
frequenza cardiaca
frequenza
battiti
hartslag
heart
pop =
pop
popped
pops
popping
snap
snapped
snapping
crack
cracked
crunch
crunched
tore
torn
ripped
rip
ping
pinged
twang
twanged
bang
geknackt
knackte
knackste
knacks
knacken
knack
gerissen
riss
knall
knallte
geknallt
gekracht
krachte
peitschenhieb
schnalzen
craque
craquement
craquer
claque
claquement
claquage
dechire
dechirure
crac
lache
crujido
crujio
chasquido
chasco
trono
tronido
desgarro
desgarre
rompio
rompi
latigazo
pedrada
estalo
estalou
estalido
estralo
rompeu
rasgou
chicotada
schiocco
scrocchio
strappo
strappato
strappata
rotto
rotta
frustata
sassata
knak
knakte
geknakt
knap
knapte
geknapt
krak
kraakte
gekraakt
knal
knalde
scheurde
gescheurd
plop
zweepslag
went bang
went pop
went snap
went crack
gave way with a
ging kaputt
ha ceduto
broke inside
like someone kicked
like being kicked
like i was kicked
kicked in the
felt _ achilles go
felt _ hamstring go
felt _ calf go
felt _ knee go
felt _ go
like a gunshot
like a rubber band
like an elastic
gunshot
swell =
swollen
swelling
swelled
swell
ballooned
ballooning
puffed
puffy
blew up
size of
egg
tennis ball
golf ball
grapefruit
melon
black and blue
bruised
bruise
purple
geschwollen
angeschwollen
schwoll
schwillt
dick
anschwell*
blau
dicker
gonfle
gonflee
gonflement
enfle
enflee
oeuf
balle
bleu
hinchado
hinchada
hincho
hinchazon
inflamado
inflamada
inflamo
morado
huevo
inchado
inchada
inchou
inchaco
roxo
roxa
gonfio
gonfia
gonfiato
gonfiata
gonfiore
uovo
livido
opgezwollen
gezwollen
zwelling
opgezet
dik
blauw
ei
twice the size
double the size
doubled in size
double its size
balloon
like a balloon
doppelt so
double de volume
double
doble de grande
doble de tamano
dobro do tamanho
dobrou de tamanho
raddoppiat*
il doppio
dubbel zo dik
twee keer zo
huge
enorm
enorme
massive
elephant foot
riesig
bigger than the other
thicker than the other
twice as big
fatter than the other
cantbear =
cant put _ weight
couldnt put _ weight
cant bear weight
couldnt bear weight
cant weight bear
no weight on
cant take _ weight
wont take _ weight
cant walk on
couldnt walk on
cant stand on
couldnt stand on
cant step on
couldnt step on
unable to walk
unable to bear
cant use
couldnt use
wont hold
gives way
giving way
gave way
buckles
buckled
collapses when
just flops
flops
hanging
hangs
had to be carried
carried me
carried off
crutches
hopping
nicht auftreten
kaum auftreten
nicht belasten
kaum belasten
nicht mehr auftreten
nicht mehr belasten
knickt weg
knickt _ weg
gibt nach
poser le pied
poser mon pied
appuyer dessus
mettre _ poids
marcher dessus
plus appuyer
pas appuyer
pas poser
plus poser
me lache
se derobe
bequilles
puedo apoyar*
podia apoyar*
puedo cargar
puedo pisar
apoyar el pie
muletas
consigo pisar
conseguia pisar
consigo firmar
pisar no chao
colocar peso
riesco ad appoggiare
riesco ad appoggiar*
riesco a appoggiare
appoggiare il piede
appoggiarlo
reggermi
stampelle
niet op staan
niet meer op staan
niet op steunen
niet meer op steunen
niet belasten
geen gewicht
zakt erdoor
zak erdoor
zak erdoorheen
krukken
op staan
cant go up on
cant go on my toes
cant rise
cant stand
tiptoe
tiptoes
niet op mijn tenen
up on my toes
auf die zehen
pointe des pieds
de puntillas
impossible de poser
impossible de marcher
cantmove =
cant bear any
cant walk
couldnt walk
unable to put
cant move
couldnt move
cant raise
couldnt raise
cant lift
couldnt lift
cant bend
couldnt bend
cant straighten
couldnt straighten
cant push off
couldnt push off
cant point
cant grip
couldnt grip
cant close
wont bend
wont straighten
wont move
wont lift
gives out
gave out
no push off
no strength
locked
helped off
nicht mehr laufen
nicht laufen
nicht gehen
nicht mehr gehen
nicht bewegen
nicht mehr bewegen
nicht heben
nicht mehr heben
nicht beugen
nicht strecken
nicht stehen
plus marcher
pas marcher
plus bouger
pas bouger
plus lever
pas lever
plus plier
puedo caminar
puedo andar
puedo mover*
puedo levantar*
puedo doblar*
puedo estirar*
pude seguir caminando
consigo apoiar
consigo andar
consigo mexer
consigo levantar
consigo dobrar
apoiar o pe
por o pe
riesco a camminare
riesco a muover*
riesco ad alzar*
riesco ad alzare
riesco a sollevar*
riesco a piegar*
riesco a caricare
cede
niet lopen
niet meer lopen
niet bewegen
niet meer bewegen
niet optillen
niet meer optillen
niet buigen
niet strekken
deform =
hangs lower
hangt lager
hangt nu lager
hangt tiefer
hangt jetzt tiefer
pend plus bas
cuelga mas
out of place
out of joint
out of its socket
out of the socket
popped out
pops out
slipped out
slips out
slid out
slid to the side
slid sideways
slid across
moved sideways
came out
went out and back
back in
popped back
clunked back
dislocated
dislocation
dislocates
subluxed
wrong angle
weird angle
odd angle
strange angle
funny angle
wrong way
wrong direction
looks bent
is bent
crooked
deformed
misshapen
bone sticking
sticking out
bone out
bone through
dent in
a gap in
looks wrong
ausgekugelt
rausgesprungen
herausgesprungen
rausgerutscht
herausgerutscht
ausgerenkt
sprang raus
zuruckgesprungen
verrenkt
verformt
deformiert
steht schief
schief
luxiert
deboite
deboitee
demis
demise
luxe
luxation
luxee
sortie
sorti de
remise en place
deforme
deformee
tordu
tordue
dislocado
dislocada
disloco
se me salio
se salio
salio de su sitio
fuera de sitio
fuera de lugar
luxacion
deformado
deformada
torcido hacia
deslocado
deslocada
deslocou
saiu do lugar
fora do lugar
luxou
luxacao
deformou
torto
torta
lussato
lussata
lussazione
uscita
uscito
fuori posto
fuori sede
slogato
storta in
storto
deformato
deformata
uit de kom
uit de kast
schoot eruit
schoot uit
ontwricht
scheef
misvormd
verschoven
funny shape
funny looking
like a fork
looks like a fork
strange shape
weird shape
walkabout
jumped out
bent like
komische form
sieht komisch aus
forme bizarre
forma rara
forma estranha
forma strana
rare vorm
vreemde hoek
komischer winkel
komischen winkel
angle bizarre
angulo raro
angulo estranho
lump where
where my bicep
rolled up like
a lump where
broke =
broke
broken
fractured
fracture
shattered
gebrochen
brach
fraktur
casse
cassee
fracturee
roto
rota
fracturado
fractura
rompido
quebrei
quebrou
quebrado
quebrada
fratura
fraturei
rotto
rotta
frattura
fratturato
fratturata
gebroken
breuk
brak
urine =
urine
urne!
uine!
urie!
urin
urinate
urinated
urinating
wee
weed
weeing
wees
pee
peed
peeing
pees
peepee
piss
pissed!
pissing
widdle
passing water
passed water
waterworks
harn
pipi
pinkel
pinkeln
pinkelte
gepinkelt
wasser gelassen
wasserlassen
pisse
pissen
urines
uriner
urinait
pisser
orina
oina!
oria!
orine
orinar
orinado
orinando
orino
meado
mear
meo!
pis!
hacer pis
urina
uina!
uria!
urinei
urinar
urinando
xixi
mijo
mijei
mijar
mijando
urinato
urinare
fare pipi
piscio
plas
plasje
plassen!
plaste
geplast
toilet =
toilet bowl
toilet water
the loo
went to the loo
the toilet
in the bowl
wc pot
the bowl
die toilette
klo
cuvette
toilettes
inodoro
vater
vaso sanitario
privada
water
gabinetto
darkpee =
rust
rusty
rusted
cola
coke
coca
coca cola
cocacola
brown
brownish
red
reddish
pink
pinkish
blood
bloody
maroon
mahogany
dark
black
purple
braun
braune
brauner
braunlich
rot!
rote
roter
rotlich
rosa
blut
blutig
blutiger
dunkel
dunkle
dunkler
dunkelbraun
dunkelrot
schwarztee
schwarz
rostig
rost
brun
brune
marron
marrons
rouge
rouges
rougeatre
roses
sang!
fonce
foncee
foncees
noir
noire
rouille
oscura
oscuro
rojo
roja
rojiza
rosada
sangre
negra
oxido
escura
escuro
vermelha
vermelho
avermelhada
sangue
preta
marrom
castanha
ferrugem
scura
scuro
scure
marrone
rossa
rosso
rossastra
nera
ruggine
bruin
bruine
donker
donkere
rood
rode
roze
bloed
roest
roestkleurig
roestbruin
colafarben
colabraun
teefarben
rostfarben
rotweinfarben
rostbraun
colakleurig
coke coloured
couleur the
comme du the
couleur de the
color te
color de te
color del te
cor de cha
cor do cha
colore del te
colore te
wie tee
teebraun
vin rouge
the noir
schwarzer tee
de the
pissblood =
pissing blood
peeing blood
peed blood
pissed blood
weeing blood
weed blood
urinating blood
blood in my urine
blood in my pee
blood in my wee
blood in urine
blood in pee
blood in the toilet
blut im urin
blutiger urin
blut gepinkelt
sang dans les urines
sang dans mes urines
sang dans l urine
pisse du sang
urine du sang
sangre en la orina
sangre al orinar
orine sangre
orinado sangre
meo sangre
sangue na urina
sangue no xixi
urinei sangue
mijei sangue
sangue nelle urine
sangue nell urina
urinato sangue
bloed in mijn urine
bloed in de urine
bloed geplast
bloed in mijn plas
bloed bij het plassen
plas bloed
mee sangre
mie sangre
peed out blood
pee is blood
bearv =
put _ weight
put _ foot
foot down
foot to the ground
bear weight
bear any weight
weight bear
stand on
walk on
step on
push off
land on
take my weight
take weight
auftreten
belasten
poser
appuyer
marcher
apoyar
pisar
cargar
apoiar
firmar
appoggiare
appoggiarlo
appoggiarla
camminare
caricare
staan
steunen
cantmoveit =
cant move it
couldnt move it
cant move my
couldnt move my
cant bend it
couldnt bend it
cant lift it
couldnt lift it
cant raise my
nicht mehr bewegen
plus bouger
no puedo moverla
no puedo moverlo
non riesco a muoverla
non riesco a muoverlo
niet meer bewegen
feltfaint =
felt faint
felt _ faint
feel faint
feel _ faint
feeling faint
feeling _ faint
went faint
went _ faint
came over _ faint
felt faintish
felt _ faintish
felt faint ish
dizzyspell =
dizzy spell
dizzy spells
spell of dizziness
schwindelanfall
malaise vagal
ataque de vertigo
duizeling
duizelingen
`
