/** Breath that small chores of a day cost, in seven languages, folded: nobody is out of breath over a shoelace by training. */
export const CHORE_WORDS = `
puffed =
muss ausruhen
me reposer
tengo que descansar
preciso descansar
devo riposare
uitrusten
short of breath
out of breath
breathless
out of puff
puffing
puffed
panting
gasping
winded
wheezing
have to rest
had to rest
ausser atem
ausser puste
aus der puste
kurzatmig
schnaufe
schnauf
japse
keuche
verschnaufen
keine luft
essouffle
essoufflee
je souffle
halete
haletante
haletant
plus de souffle
a bout de souffle
cherche mon air
sin aliento
sin aire
resoplo
resoplando
jadeo
jadeando
me ahogo
me falta el aire
sem folego
sem ar
ofegante
ofegando
bufando
falta de ar
senza fiato
fiato corto
fiatone
ansimo
ansimando
affanno
manca il fiato
manca l aria
buiten adem
ik puf
puffen
puffend
hijg
hijgen
hijgend
kortademig
smallchore =
putting my socks on
putting on my socks
putting on socks
pulling my socks on
pulling on my socks
putting my shoes on
putting on my shoes
tying my shoes
tie my shoes
tying my laces
tie my laces
tying my shoelaces
lacing my shoes
schnursenkel binden
schnurse binden
mettre mes chaussettes
mettant mes chaussettes
mettre mes chaussures
mettant mes chaussures
lacer mes chaussures
nouer mes lacets
ponerme los calcetines
ponerme calcetines
atarme las zapatillas
vestir as meias
calcar a meia
calcar as meias
por as meias
amarrar o cadarco
mettermi i calzini
mettere i calzini
infilarmi i calzini
mettermi le scarpe
mijn sokken aantrekken
mijn veters strikken
socks on
making the bed
make the bed
getting dressed
dressing myself
brushing my teeth
brushing my hair
washing my hair
up the washing
up two shirts
from the kettle
to the kettle
to the loo
to the toilet
to the bathroom
to the kitchen
to the fridge
to the mailbox
to the letterbox
across the room
socken anziehen
beim anziehen
schuhe binden
schuhe anziehen
bett machen
betten machen
zahneputzen
haare waschen
hemden aufhangen
hemden aufgehangt
wasche aufhangen
bis zum klo
bis zur toilette
bis ins bad
bis zur kuche
lacant
faire le lit
faire mon lit
m habillant
m habiller
brossant les dents
aux toilettes
jusqu aux toilettes
jusqu a la cuisine
jusqu a la salle de bain
ponerme los zapatos
atarme los zapatos
atarme los cordones
atandome los cordones
hacer la cama
vestirme
cepillarme
lavarme el pelo
tender la ropa
hasta el bano
hasta la cocina
calcar meia
amarrar o tenis
amarrando o tenis
amarrando o sapato
arrumar a cama
me vestir
me vestindo
escovar os dentes
lavar o cabelo
ate o banheiro
ate a cozinha
le scarpe allacc*
allacciando le scarpe
allacciarmi le scarpe
rifare il letto
letto da rifare
vestirmi
vestendomi
lavarmi i denti
lavarmi i capelli
fino al bagno
fino in bagno
fino in cucina
sokken aantrekken
veters strikken
schoenen aantrekken
bed opmaken
aankleden
tanden poetsen
haren wassen
hemden opgehangen
was ophangen
naar de wc
tot de keuken
naar de keuken
`
