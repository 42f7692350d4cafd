/** The groups of `known-phrases.ts` that no other phrase needs. */
export const KNOWN_WORDS = `
redloss =
spotting
spotted red
red in my knickers
red on the tissue
pink on the tissue
schmierblutung*
rot im slip
rot beim abwischen
pertes rouges
pertes rosees
du rouge en m essuyant
mancho rojo
manche rojo
manchado
manchas rojas
saiu vermelho
vermelho na calcinha
perdite rosse
perdite rosa
rood verlies
rood bij het afvegen
lessmoves =
moves less
moving less
baby moves less
kicks less
fewer kicks
no kicks
stopped kicking
very quiet today
has gone quiet
baby is quiet
kicking less
bewegt sich weniger
bewegt sich kaum
strampelt kaum
strampelt weniger
spure es kaum
bouge moins
ne bouge plus
bouge peu
se mueve menos
se mueve poco
no se mueve
mexe menos
mexe pouco
nao mexe
mexendo menos
si muove meno
si muove poco
non si muove
scalcia meno
beweegt minder
beweegt weinig
schopt minder
beweegt niet
lightflashes =
flashes
flashing
stars
spots
blitze
flimmern
sterne
eclairs
etoiles
destellos
luces
luzes
lampi
stelle
flitsen
sterretjes
muchblood =
again
more
clots
gush*
heavy
soaked
lots
mehr
wieder
klumpen
viel
schwall*
encore
plus
caillots
beaucoup
flots
mas
coagulos
mucho
mucha
chorros
mais
muito
piu
molto
coaguli
tanto
meer
stolsels
veel
hevig
climbs =
stairs
steps
hill
hills
uphill
climb
climbing
treppe
treppen
treppensteigen
bergauf
berg
anstieg
escalier
escaliers
marches
cote
montee
escalera
escaleras
cuesta
subida
subiendo
escada
escadas
ladeira
subindo
scale
salita
gradini
salendo
trap
trappen
bergop
heuvel
flatground =
flat
walking
sitting
talking
slow walk
im gehen
ebenen
sitzen
reden
marchant
assise
assis
parlant
caminando
sentado
sentada
hablando
andando
falando
camminando
seduto
seduta
parlando
wandelen
zittend
praten
oldpain =
the old feeling
the old pain
same feeling as before
same pain as before
the same as before
like before the stent*
like before my stent*
das alte gefuhl
der alte schmerz
wie damals
wie vor dem stent
comme avant
la vieille douleur
comme avant le stent
lo mismo de antes
como antes del stent
igual que antes
a mesma dor
como antes do stent
igual antes
come prima dello stent
il solito dolore
come allora
het oude gevoel
de oude pijn
zoals voor de stent*
shaky =
shaky
shaking
trembling
zittrig
zittere
zitterig
gezittert
tremble
tremblante
tremblements
temblando
tiemblo
tembloroso
temblorosa
tremendo
tremo
trema
tremante
trillerig
trillend
tril
bibberig
coldsweats =
sweating
sweaty
sweats
clammy
cold sweat
schwitze
geschwitzt
schweiss
schweissnass
sueur
sueurs
transpire
sudando
sudor
sudores
suando
suor
sudato
sudore
sudo
zweet
zweten
klam
smallblood =
nose
nosebleed
gums
gum
tooth
teeth
finger
toe
knee
scratch
scrape
blister
shaving
sugar
test
donat*
gave
nase
nasenbluten
zahnfleisch
zahn
knie
zeh
blase
gespendet
blutdruck
pressure
blutzucker
nez
gencives
doigt
genou
orteil
ampoule
nariz
encias
dedo
rodilla
ampolla
gengiva
joelho
bolha
naso
gengive
dito
ginocchio
vescica
neus
tandvlees
vinger
teen
blaar
gluc*
muscles =
muscle
muscles
muskel*
muscul*
spier*
machine
electro*
garments =
bra
shoes
trousers
jeans
strap
shirt
shorts
tights
calves
calf
hips
hip
hamstring*
quads
back
budget
schedule
bh
gurt
hose
schuhe
waden
hufte
soutif
brassiere
pantalon
chaussures
mollets
hanches
sujetador
zapatillas
gemelos
caderas
sutia
tenis
panturrilha*
quadril
reggiseno
scarpe
polpacci
anche
beha
broek
schoenen
kuiten
heupen
`
