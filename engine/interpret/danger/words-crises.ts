/** Blows, strokes, clots, heat, blood and despair, in seven languages, folded. */
export const CRISIS_WORDS = `
headhit =
hit my head
hit his head
hitting my head
banged my head
bang on the head
banging my head
bumped my head
bump on the head
bump to the head
smacked my head
whacked my head
cracked my head
knocked my head
knock on the head
knock to the head
blow to the head
blow on the head
landed on my head
fell on my head
head hit
head first into
kick to the head
kicked in the head
elbow to the head
ball to the head
ball in the face
clash of heads
clashed heads
headbutted
head bounced
hit _ head
smashed my head
helmet _ cracked
helmet _ split
helmet _ broke
knee to the head
kopf gestossen
kopf angeschlagen
kopf aufgeschlagen
auf den kopf gefallen
auf den kopf
am kopf getroffen
gegen den kopf
kopf geknallt
kopf angehauen
schlag auf den kopf
cogne la tete
tape la tete
tombe sur la tete
tombee sur la tete
coup a la tete
coup sur la tete
choc a la tete
frappe la tete
golpe en la cabeza
golpee la cabeza
di en la cabeza
cai de cabeza
golpe a la cabeza
bati a cabeca
bati com a cabeca
pancada na cabeca
cai de cabeca
batida na cabeca
battuto la testa
sbattuto la testa
botta in testa
botta alla testa
colpo in testa
colpo alla testa
picchiato la testa
hoofd gestoten
op mijn hoofd gevallen
op mijn hoofd
hoofd gevallen
klap op mijn hoofd
klap tegen mijn hoofd
tegen mijn hoofd
hoofd geraakt
concuss =
concussion
concussed
gehirnerschutterung
commotion cerebrale
conmocion cerebral
concussao
commozione cerebrale
hersenschudding
fog =
foggy
fog
fuzzy
confused
confusion
dazed
vomited
vomit
vomiting
threw up
throwing up
been sick
sick
puked
nausea
nauseous
queasy
headache
head hurts
double vision
seeing double
cant remember
dont remember
couldnt remember
no memory
memory
forgot
forgetting
dizzy
drowsy
sleepy
slurred
slurring
blurry
blurred
lights hurt
light hurts
ringing
cant concentrate
cant think
out of it
spaced out
groggy
woozy
stars
ubel
ubelkeit
schlecht
erbrochen
erbrechen
gekotzt
kotzen
kopfschmerzen
verwirrt
benommen
schwindelig
schwindlig
doppelt
erinnere
erinnern
gedachtnis
nebel
nausees
nausee
vomi
vomis
vomissements
mal de tete
mal de crane
confus
confuse
sonne
sonnee
souviens
vertiges
flou
dans le brouillard
nauseas
vomite
vomito
vomitar
vomitado
vomitando
dolor de cabeza
confundido
confundida
confuso
confusa
aturdido
aturdida
recuerdo
acuerdo
mareado
mareada
borroso
enjoo
enjoado
enjoada
vomitei
dor de cabeca
tonto
tonta
lembro
embacada
vomitato
mal di testa
intontito
intontita
stordito
stordita
ricordo
doppio
misselijk
overgegeven
gebraakt
braken
hoofdpijn
verward
suf
wazig
herinner
duizelig
dubbel
face =
face
mouth
smile
cheek
eyelid
side of my face
half my face
gesicht
gesichtshalfte
mundwinkel
mund
wange
visage
bouche
joue
cara
boca
mejilla
rosto
faccia
bocca
viso
guancia
gezicht
mond
mondhoek
wang
droop =
droop
droops
drooping
drooped
droopy
sagging
sags
sagged
lopsided
wonky
wouldnt smile
hangt
hing
herunter
schief
pend
pendait
tombe
tombait
caida
caido
torcida
torcido
caiu
torta
torto
storta
cadente
scheef
entort*
stort*
torc*
deform*
facenumb =
numb
numbness
taub
engourdi
engourdie
dormida
dormido
adormecida
adormecimiento
dormente
intorpidita
addormentata
doof
gevoelloos
wont move
couldnt move
wouldnt move
paralysed
paralyzed
gelahmt
paralyse
paralysee
paralizada
paralisado
paralisada
paralizzata
verlamd
wouldnt work
wont work
didnt work
stopped working
slur =
slurring
slurred
slurry
slur
words came out wrong
words came out jumbled
words came out all
words wouldnt come
words werent coming
cant get my words out
couldnt get my words out
couldnt get words out
couldnt find _ words
lost my speech
lost speech
speech went
speaking gibberish
talking gibberish
spoke gibberish
jumbled words
lallen
gelallt
lallte
lalle
undeutlich gesprochen
verwaschen*
keine worter
worter nicht
plus a parler
arrivais pas a parler
du mal a articuler
articuler
bredouill*
elocution
cherchais mes mots
hablar bien
hablaba raro
arrastraba las palabras
arrastrando las palabras
trababa la lengua
trabo la lengua
palabras no me salian
salian las palabras
falar direito
fala enrolada
fala arrastada
enrolando a lingua
lingua enrolada
palavras nao saiam
parlare bene
biascicavo
biascicare
parole non mi uscivano
parlavo male
onduidelijk
sprak onduidelijk
praten lukte
uit mijn woorden
brabbel*
dubbele tong
speech _ slurred
fala _ enrolada
lingua _ enrolada
fala _ arrastada
cherche mes mots
words all mushy
words were mushy
mushy words
couldnt get _ words
cant get _ words
couldnt find the words
word salad
sprache weg
sprache war
parole _ uscivano
woorden niet
mots ne sortaient
mots sortaient
oneside =
one side
left side
right side
half my body
half of my body
half my face
whole side
one arm and
left leg and
arm and leg
eine seite
linke seite
rechte seite
halbe gesicht
halbseitig
linke korperhalfte
rechte korperhalfte
korperhalfte
un cote
cote gauche
cote droit
moitie du
moitie de mon
un lado
lado izquierdo
lado derecho
media cara
medio cuerpo
lado esquerdo
lado direito
metade do
metade da
un lato
lato sinistro
lato destro
meta del
meta della
parte sinistra
parte destra
ene kant
linkerkant
rechterkant
linkerzijde
helft van mijn
halve gezicht
weaknumb =
numb
numbness
weak!
weakness
dead
tingling
paralysed
paralyzed
no feeling
lost feeling
cant feel
couldnt feel
went limp
limp
heavy
taub
taubheit
taubheitsgefuhl
schwach
gelahmt
lahmung
kein gefuhl
kribbeln
engourdi
engourdie
engourdissement
paralyse
paralysee
faible
faiblesse
dormido
dormida
adormecido
adormecida
debil
paralizado
paralizada
hormigueo
sin fuerza
dormente
formigando
fraco
fraca
paralisado
paralisada
sem forca
intorpidito
intorpidita
addormentato
addormentata
debole
formicolio
paralizzato
senza forza
doof
verdoofd
verlamd
slap
krachteloos
gevoelloos
geen gevoel
tintelt
sans force
kraftlos
zwak
worsthead =
worst headache
worst head ache
thunderclap
headache of my life
headache ever
headache like never
headache i have ever
headache ive ever
headache like ive never
most violent headache
schlimmsten kopfschmerzen
schlimmste kopfschmerzen
schlimmster kopfschmerz
vernichtungskopfschmerz
starkste kopfschmerzen
starksten kopfschmerzen
kopfschmerzen meines lebens
kopfschmerzen wie noch nie
pire mal de tete
pire mal de crane
mal de tete de ma vie
coup de tonnerre
mal de tete foudroyant
cephalee
peor dolor de cabeza
dolor de cabeza de mi vida
dolor de cabeza mas fuerte
pior dor de cabeca
dor de cabeca da minha vida
dor de cabeca mais forte
peggior mal di testa
mal di testa della mia vita
mal di testa piu forte
ergste hoofdpijn
hoofdpijn ooit
hoofdpijn van mijn leven
zwaarste hoofdpijn
headache =
headache
head ache
head pain
pain in my head
kopfschmerz
kopfschmerzen
mal de tete
mal de crane
dolor de cabeza
dor de cabeca
mal di testa
hoofdpijn
sudden =
out of nowhere
suddenly
sudden
exploded
explosive
like a bang
like an explosion
like being hit
thunder
plotzlich
schlagartig
aus heiterem himmel
wie ein schlag
soudain
d un coup
tout d un coup
brutal
brutalement
de repente
subito
repentino
como un golpe
do nada
improvviso
improvvisamente
di colpo
ineens
opeens
plotseling
als een klap
eyeloss =
lost vision
lost sight
loss of vision
blind in one eye
went blind
lost the sight
sight in one eye
vision in one eye
vision in my left eye
vision in my right eye
auf einem auge
perdu la vue
plus rien vu d un oeil
perdi la vision
perdi vision
vision de un ojo
perdi a visao
visao de um olho
perso la vista
vista da un occhio
zicht in een oog
blind aan een oog
out of one eye
out of my left eye
out of my right eye
one eye went
black curtain over
curtain over my eye
vision went in one
sight went in one
aveugle d un oeil
vue d un oeil
voyais plus d un oeil
vois plus d un oeil
ciego de un ojo
ciega de un ojo
veia por un ojo
veia de un ojo
veo por un ojo
vista de un ojo
vista en un ojo
cieco da un occhio
cieca da un occhio
non vedevo da un occhio
non ci vedevo da un occhio
vedevo piu da un occhio
non vedo da un occhio
cego de um olho
cega de um olho
via de um olho
vejo de um olho
vista de um olho
blind aan 1 oog
calf =
calf
calfs
calves
lower leg
leg
legs
wade
waden
unterschenkel
bein
mollet
mollets
jambe
gemelo
pantorrilla
pierna
panturrilha
perna
batata da perna
polpaccio
gamba
kuit
kuiten
been
onderbeen
clot =
blood clot
clot in my leg
deep vein
dvt
thrombosis
thrombose
phlebite
embolie
embolism
embolia
trombosis
trombose
trombosi
blutgerinnsel
bloedprop
trombosebeen
heat =
heat
hot
heatwave
scorching
boiling
sauna
sun
sunstroke
degrees
humid
sweltering
hitze
heiss
sonne
grad
schwul
chaleur
canicule
chaud
soleil
degres
calor
sol
grados
bochorno
graus
caldo
afa
sole
gradi
hitte
heet
zon
graden
warm
warmte
heatstroke =
heat stroke
heatstroke
sun stroke
sunstroke
heat exhaustion
hitzschlag
sonnenstich
hitzekollaps
hitzeerschopfung
coup de chaleur
insolation
golpe de calor
insolacion
insolacao
colpo di calore
insolazione
colpo di sole
zonnesteek
hitteberoerte
hittestuwing
hitteslag
nosweat =
stopped sweating
not sweating
no longer sweating
wasnt sweating
quit sweating
stopped to sweat
skin _ dry
goosebumps
goose bumps
shivering
shivers
chills
nicht mehr geschwitzt
kein schweiss
schwitze nicht mehr
schwitzte nicht mehr
aufgehort zu schwitzen
gansehaut
schuttelfrost
ne transpirais plus
transpire plus
transpirais plus
plus de sueur
arrete de transpirer
frissons
chair de poule
deje de sudar
dejado de sudar
ya no sudaba
no sudaba
sin sudar
escalofrios
piel de gallina
parei de suar
nao suava
nao estava suando
calafrios
arrepios
smesso di sudare
non sudavo piu
non sudo piu
brividi
pelle d oca
niet meer zweette
stopte met zweten
gestopt met zweten
zweette niet meer
zweette niet
kippenvel
rillingen
koude rillingen
confused =
confused
confusion
disoriented
disorientated
didnt know where i was
didnt know where
no idea where i was
forgot where i was
couldnt remember where
couldnt remember my
couldnt remember the way
talking nonsense
not making sense
making no sense
wasnt making sense
staggering
staggered
stumbling
wobbling
delirious
seeing things
out of it
verwirrt
desorientiert
wusste nicht wo
wusste nicht mehr wo
wirres zeug
wirr
getaumelt
taumelte
torkelte
orientierungslos
confus
confuse
desoriente
desorientee
savais plus ou
delirais
delire
titubais
propos incoherents
confundido
confundida
confuso
confusa
desorientado
desorientada
sabia donde
delirando
deliraba
tambaleaba
tambaleando
nao sabia onde
falando coisas
cambaleando
disorientato
disorientata
sapevo dove
deliravo
barcollavo
barcollando
sragionavo
verward
gedesorienteerd
wist niet waar
wist niet meer waar
wartaal
wankelde
zwalkte
waggelde
coughblood =
coughed up blood
coughing up blood
cough up blood
coughed blood
coughing blood
coughed up some blood
coughed up a bit of blood
coughed _ blood
coughing _ blood
blood when i cough
blood in my phlegm
blood in my spit
blood in my sputum
blood in the sputum
spat blood
spat out blood
spitting blood
spitting up blood
bloody phlegm
bloody sputum
pink froth
frothy pink
pink foam
vomited blood
vomiting blood
threw up blood
throwing up blood
puked blood
blood in my vomit
vomit _ blood
coffee grounds
blut gehustet
blut ausgehustet
blut abgehustet
blut gespuckt
blut im auswurf
huste blut
hustete blut
blutiger auswurf
blut erbrochen
blut gekotzt
crache du sang
crachais du sang
cracher du sang
tousse du sang
toussant _ sang
vomi du sang
vomis du sang
sang en toussant
sang dans mes crachats
tosi sangre
tosido sangre
tosiendo sangre
tos con sangre
escupi sangre
escupido sangre
escupiendo sangre
vomite sangre
vomitado sangre
sangre al toser
esputo con sangre
flema con sangre
tossi sangue
tossindo sangue
cuspi sangue
cuspindo sangue
escarro com sangue
vomitei sangue
catarro com sangue
tossito sangue
tossendo sangue
sputato sangue
sputo sangue
sangue nel catarro
sangue tossendo
vomitato sangue
bloed gehoest
bloed opgehoest
bloed opgegeven
hoestte bloed
hoest bloed
bloed gespuugd
bloed in mijn slijm
bloed gebraakt
bloed overgegeven
bloed op
spat _ blood
spit up blood
spitting _ blood
brought up blood
bringing up blood
stoolblood =
blood in my stool
blood in my poo
blood in my poop
blood in the poo
blood in my shit
blood in stool
bloody stool
bloody diarrhea
bloody diarrhoea
black stool
black stools
black tarry
tarry stool
shitting blood
pooing blood
rectal bleeding
bleeding from my bottom
bleeding from my back passage
blut im stuhl
blutiger stuhl
schwarzer stuhl
blutiger durchfall
teerstuhl
sang dans les selles
sang dans mes selles
selles noires
selles sanglantes
sangre en las heces
sangre en la caca
heces negras
heces con sangre
sangue nas fezes
fezes pretas
fezes com sangue
sangue nelle feci
feci nere
sangue nel cesso
bloed in mijn ontlasting
bloed bij de ontlasting
bloed in mijn poep
zwarte ontlasting
bleed =
bleeding
bleed
bled
blood
spotting
blutung
blutungen
blute
blut
geblutet
schmierblutung*
saignement
saignements
saigne
saigner
sang
sangrado
sangrando
sangro
sangre
sangramento
sangrei
sangue
sanguinamento
sanguino
perdite
bloeding
bloed
bloedverlies
gebloed
bloeden
a sangrar
bloodloss =
vaginal bleeding
vaginally bleeding
perdite di sangue
perdita di sangue
perdite ematiche
pertes de sang
perte de sang
schmierblutung
schmierblutungen
vaginale blutung
vaginale blutungen
bloedverlies
vaginaal bloedverlies
sangrado vaginal
sangramento vaginal
sangramento na gravidez
sangrado en el embarazo
spotter =
spotting for
spotting my
spotting a
spotting him
spotting her
need spotting
bloodtest =
blood test
blood tests
blood work
bloods
blood pressure
blood sugar
gave blood
donated blood
heavybleed =
clots the size of
wont stop bleeding
bleeding wont stop
doesnt stop bleeding
not stop bleeding
cant stop the bleeding
couldnt stop the bleeding
bleeding heavily
bleeding _ heavily
blood is pouring
blood pouring
pouring blood
soaking through
blood spurting
spurting blood
hort nicht auf zu bluten
blutet immer noch stark
blutet stark
blutung nicht stoppen
saigne beaucoup
arrete pas de saigner
saignement abondant
no para de sangrar
sangra mucho
deja de sangrar
nao para de sangrar
sangrando muito
non smette di sanguinare
sanguina molto
blijft bloeden
stopt niet met bloeden
bloedt hevig
hevig bloedend
pregnant =
pregnant
pregnancy
weeks along
weeks gone
my bump
baby bump
trimester
schwanger
schwangerschaft
ssw
enceinte
grossesse
embarazada
embarazo
gravida
gravidez
gestante
incinta
gravidanza
zwanger
zwangerschap
babysign =
my waters went
waters went
waters have gone
blasensprung
baby moves less
baby bewegt sich weniger
perte des eaux
he roto aguas
se rompio la bolsa
a bolsa rompeu
ho perso le acque
mi si sono rotte le acque
water is gebroken
bebe se mueve menos
bebe mexe menos
bambino si muove meno
baby beweegt minder
kicks less
waters broke
waters have broken
water broke
leaking fluid
baby not moving
baby hasnt moved
baby isnt moving
baby moving less
baby is moving less
not felt the baby
havent felt the baby
fruchtblase
kind bewegt sich weniger
baby bewegt sich
perdu les eaux
bebe ne bouge
bebe bouge moins
rompi aguas
roto aguas
bebe no se mueve
bolsa estourou
bebe nao mexe
rotte le acque
bambino non si muove
vliezen gebroken
baby beweegt niet
killhype =
killing myself
killed myself
me matando
me mato
me tue
mi ammazzo
labourpains =
contractions every
having contractions
regular contractions
contractions since
early contractions
alle _ minuten wehen
wehen alle
habe wehen
hab wehen
vorzeitige wehen
contractions toutes
j ai des contractions
contracciones cada
tengo contracciones
contracoes a cada
contracoes de
estou com contracoes
contrazioni ogni
ho le contrazioni
ho contrazioni
wen om de
wen elke
heb wen
labour =
contractions
tightenings
wehen
contracciones
contracoes
contrazioni
wen
cramps
krampfe
crampes
crampi
krampen
abdominal pain
belly pain
kill =
kill myself
kill my self
off myself
unalive myself
unalive
end my life
ending my life
end my own life
take my life
take my own life
taking my own life
taking my life
end it all
ending it all
ended it all
slit my wrist
slit my wrists
cut my wrist
cut my wrists
suicide
suicidal
suicidel
commit suicide
hang myself
shoot myself
drown myself
jump off a bridge
jump off the bridge
jump off a building
jump off the roof
jump off the balcony
jump in front of a
jump in front of the
throw myself off
throw myself in front
throw myself under
drive into a tree
swerve into
overdose
take all my pills
take all the pills
took all my pills
took all the pills
took too many pills
took too many tablets
umbringen
bringe mich um
umzubringen
das leben nehmen
mein leben beenden
suizid*
selbstmord*
vor den zug
erhangen
me tuer
me suicider
suicidaire
suicidaires
en finir avec la vie
mettre fin a mes jours
mettre fin a ma vie
mettre fin a tout
me foutre en l air
me jeter sous
sauter du pont
sauter d un pont
matarme
suicidarme
suicidio
suicida
suicidas
quitarme la vida
acabar con mi vida
acabar con todo
terminar con mi vida
terminar con todo
tirarme por
tirarme al tren
me matar!
me matando
suicidar
tirar a minha vida
tirar minha vida
tirar a minha propria vida
acabar com a minha vida
acabar com tudo
dar fim a minha vida
me jogar da
suicidarmi
uccidermi
ammazzarmi
togliermi la vita
farla finita
buttarmi sotto
buttarmi dal
mettere fine alla mia vita
zelfmoord*
zelfdoding
suicidaal
suicidale
van kant maken
mezelf doden
een eind aan mijn leven
een einde aan mijn leven
einde aan mijn leven
eruit stappen
uit het leven stappen
voor de trein
driving _ into a wall
driving _ into a tree
driving _ into oncoming
driving _ off a bridge
drive _ into a wall
drive _ into a tree
drive _ into oncoming
drive off a bridge
drive _ car off a
driving _ car off a
drive _ car into a
driving _ car into a
garage with _ engine running
garage with _ car running
crash my car on purpose
step in front of a
stepping in front of a
walk into traffic
walking into traffic
jumping off a
jumping in front of
gegen einen baum fahren
gegen einen baum zu fahren
foncer dans un mur
contre un mur en voiture
estrellar el coche
estrellarme con el coche
jogar o carro
schiantarmi
tegen een boom rijden
no longer be alive
leben zu nehmen
das leben zu nehmen
schluss machen mit dem leben
pills ready
pills lined up
saved up pills
saving up pills
stockpiling pills
tablets counted out
pills counted out
counted out my tablets
counted out my pills
counted out the tablets
counted out the pills
tablets lined up
pills lined up
tabletten abgezahlt
comprimes comptes
pastillas contadas
comprimidos contados
pasticche contate
pillen uitgeteld
noose
goodbye letter
goodbye letters
written my goodbye
abschiedsbrief
tabletten bereit
tabletten schon hingelegt
tabletten hingelegt
lettre d adieu
carta de despedida
lettera d addio
afscheidsbrief
pillen klaar
diehype =
want to die
wanna die
wanted to die
wanting to die
will sterben
mochte sterben
sterben will
sterben mochte
envie de mourir
veux mourir
voudrais mourir
quiero morir
quiero morirme
quisiera morir
quisiera morirme
ganas de morir
ganas de morirme
quero morrer
queria morrer
vontade de morrer
voglio morire
vorrei morire
voglia di morire
wil dood
wil sterven
wish i was dead
kms
die =
wish i were dead
wished i was dead
wish id die
wish i could die
wish i was never born
wish id never been born
wish i wasnt here
wish i werent here
wish i wasnt alive
rather be dead
be better off dead
better off dead
dont want to live
dont wanna live
no longer want to live
dont want to be alive
dont want to be here any
dont want to be here anymore
dont wanna be here any
dont wanna be here anymore
not want to be here anymore
dont want to exist
dont want to wake up
never wake up
never wake again
never want to wake
not wake up
didnt wake up
didnt have to wake up
fall asleep and never
go to sleep and never
go to sleep and not
dont see a reason to live
no reason to live
nothing to live for
nothing left to live for
no point in living
no point living
no point being alive
no point in being alive
no point going on
no point in going on
no point carrying on
cant go on living
dont want to go on living
dont want to go on without
dont want to go on any more
dont want to go on anymore
not want to go on living
not want to go on without
not want to go on any more
not want to go on anymore
cant go on like this
tired of living
this life is too long
my life is too long
life is too long for me
my life feels too long
my life has been too long
my life has gone on too long
tired of being alive
tired of life
sick of living
sick of being alive
life isnt worth
not worth living
living isnt worth
disappear forever
disappear for good
not be here tomorrow
how to not be here
how not to be here
noch da sein will
noch da sein mochte
want it all to end
want it all to stop
want everything to stop
want everything to end
thinking about ending
thought about ending
thinking of ending
thoughts of ending
thinking about dying
thinking of death
thoughts of dying
thoughts about dying
say goodbye to everyone
ware ich tot
ware ich doch tot
lieber tot
tot ware
tot sein
nicht mehr leben
nicht mehr da sein
nicht mehr hier sein
nicht mehr aufwachen
nie wieder aufwachen
nie mehr aufwachen
nicht mehr weiterleben
keinen sinn mehr im leben
leben keinen sinn
leben hat keinen sinn
lebensmude
mit allem abgeschlossen
mit dem leben abgeschlossen
leben nicht mehr lebenswert
kann nicht mehr leben
will nicht mehr sein
mieux mort
mieux morte
etre mort
etre morte
plus envie de vivre
plus vivre
plus etre la
plus me reveiller
ne plus exister
plus de raison de vivre
plus aucune raison de vivre
vie ne vaut
disparaitre pour toujours
envie d en finir
veux en finir
estar muerto
estar muerta
no quiero vivir
no quiero seguir viviendo
no quiero estar aqui
no quiero despertar
no despertar
no quiero existir
no vale la pena vivir
sin ganas de vivir
ganas de vivir
vida no tiene sentido
desaparecer para siempre
cansado de vivir
cansada de vivir
estar morto
estar morta
nao quero viver
nao quero mais viver
nao quero mais estar aqui
nao quero estar aqui
nao quero acordar
nao acordar mais
nao quero existir
vontade de viver
vida nao vale
vida nao faz sentido
sumir para sempre
cansado de viver
cansada de viver
essere morto
essere morta
non voglio vivere
non voglio piu vivere
non ho piu voglia di vivere
voglia di vivere
non voglio esserci
non esserci piu
non svegliarmi piu
non mi svegliassi
vita non ha senso
vita non vale
stanco di vivere
stanca di vivere
sparire per sempre
wil niet meer leven
niet meer leven
dood willen
dood zijn
er niet meer zijn
niet meer wakker worden
nooit meer wakker
geen zin meer in het leven
leven heeft geen zin
leven is zinloos
levensmoe
niet meer verder leven
leven niet meer zitten
see myself being here
see myself here in
nobody would notice
no one would notice
nobody would even notice
nao aguento mais viver
nao aguento viver
aguento mais viver
aguento mas vivir
no aguanto mas vivir
queria sumir
quero sumir
quiero desaparecer
vorrei sparire
voglio sparire
non svegliarmi
nicht aufzuwachen
plus me lever jamais
ne pas me reveiller
non vorrei piu
sterven zou beter
ware besser tot
besser tot
point in living
point of living
point in going on
point of being here
point of being alive
sinn mehr zu leben
sinn im leben
disappear and not
disappear and never
not come back
never come back
would just hit me
would hit me
hope i dont wake
hope i never wake
want out of this life
done with life
done with living
given up on life
giving up on life
ready to go for good
world without me
cant do this life
cant do life
see no future
dont see a future
no future for me
rather not be alive
rather not exist
not exist anymore
stop existing
end the pain for good
put an end to it
put an end to everything
dem ganzen ein ende
allem ein ende
ein ende setzen
ein ende machen
mettre un terme a ma vie
poner fin a todo
por fim a tudo
mettere fine a tutto
een einde maken
eind aan alles
betteroff =
better off without me
better without me
better if i wasnt
better if i werent
better if i was gone
better if i were gone
better if i didnt exist
happier without me
nobody would miss me
no one would miss me
nobody would notice if i
no one would notice if i
nobody would care if i
no one would care if i
burden to everyone
burden on everyone
burden to my
ohne mich besser
besser ohne mich
besser dran ohne mich
ohne mich besser dran
niemand wurde mich vermissen
nur eine last
mieux sans moi
personne ne me regretterait
fardeau pour
manquerais a personne
mejor sin mi
estarian mejor sin
nadie me echaria de menos
nadie me extranaria
carga para todos
una carga para
melhor sem mim
ninguem sentiria
um peso para todos
um fardo para
meglio senza di me
meglio senza me
un peso per tutti
nessuno sentirebbe
mancherei a nessuno
beter af zonder mij
beter zonder mij
niemand zou me missen
niemand zal me missen
iedereen tot last
last voor iedereen
selfhurt =
hurt myself on purpose
hurting myself on purpose
hurt myself deliberately
hurting myself deliberately
harm myself
harming myself
harmed myself
self harm
self harming
self harmed
selfharm
selfharming
cut myself on purpose
cutting myself
cutting again
started cutting
want to hurt myself
wanted to hurt myself
hurting myself again
burn myself on purpose
urge to hurt myself
urges to hurt
urge to cut
punish myself by
selbst verletzt
selbst verletzen
selbst zu verletzen
selbstverletzung
selbstverletz*
ritze mich
geritzt
ritzen
mich verletzen
mir etwas antun
mir was antun
mir weh zu tun
automutil*
me scarifie
scarifi*
me faire du mal
me fais du mal
fait du mal expres
me mutiler
autolesi*
hacerme dano
me hago dano
me hice dano
lastimarme
me lastimo a
cortarme
me corto los
me corte a proposito
me machucar
me machuco de proposito
me cortar
me cortando
me cortei de proposito
automutilacao
farmi del male
mi faccio del male
fatto del male apposta
mi taglio
tagliarmi
autolesionismo
mezelf pijn
mezelf snijden
mezelf gesneden
snij mezelf
snijd mezelf
mezelf iets aandoen
mezelf beschadig*
zelfbeschadig*
voltei a cortar me
comecei a cortar me
vontade de me cortar
cortei me de proposito
volviendo a cortarme
purge =
made myself sick
make myself sick
making myself sick
made myself throw up
make myself throw up
making myself throw up
made myself vomit
make myself vomit
fingers down my throat
vomit to lose weight
vomiting to lose weight
throw up after every meal
throwing up after meals
purging
purged
purge after
laxatives
starving myself
absichtlich erbrochen
finger in den hals
zum erbrechen gebracht
abfuhrmittel
me fais vomir
me faire vomir
fait vomir
laxatifs
provoque el vomito
provocarme el vomito
me provoco el vomito
vomitar despues de comer
laxantes
me forcei a vomitar
forcar o vomito
provoquei o vomito
provoco vomito
mi faccio vomitare
indotto il vomito
dita in gola
lassativi
vinger in mijn keel
mezelf laten overgeven
laat mezelf overgeven
laxeermiddel*
allergy =
throat closing
throat is closing
throat closed up
throat swelling
throat swelled
tongue swelling
tongue swelled
tongue is swelling
lips swelling
lips swelled
lips and tongue
face swelled
face is swelling
anaphyla*
epipen
epi pen
hives all over
hals schwillt
hals schwoll
zunge geschwollen
zunge schwillt
lippen geschwollen
anaphylakt*
gorge gonfle
gorge qui gonfle
langue gonflee
langue gonfle
levres gonflees
garganta cerrando
cierra la garganta
cerraba la garganta
lengua hinchada
labios hinchados
anafila*
garganta fechando
lingua inchada
labios inchados
gola si chiude
gola chiusa
lingua gonfia
labbra gonfie
anafilat*
keel zwelt
keel dicht
tong dik
tong opgezwollen
lippen opgezwollen
zunge angeschwollen
zunge ist angeschwollen
zunge schwoll
lippen angeschwollen
lippen schwollen
langue a gonfle
langue qui gonfle
langue enfle
langue a enfle
langue enflee
gorge a gonfle
levres ont gonfle
hincho la lengua
hincha la lengua
hinchado la lengua
lengua se me hincho
lengua se hincho
hincharon los labios
hinchado los labios
lingua si e gonfiata
gonfiata la lingua
lingua si gonfia
labbra si sono gonfiate
gonfiate le labbra
lingua inchou
lingua a inchar
labios incharam
labios a inchar
tong gezwollen
tong zwol
tong is opgezwollen
lippen gezwollen
lippen zwollen
seizure =
seizure
seizures
had a fit
having a fit
convulsion
convulsions
convulsing
epileptic
krampfanfall
epileptisch*
anfall gehabt
crise d epilepsie
crise convulsive
convulsiones
ataque epileptico
crisis epileptica
convulsionei
convulsao
convulsoes
crise epileptica
convulsioni
crisi epilettica
attacco epilettico
stuipen
epileptische aanval
toeval gehad
saddle =
saddle numbness
saddle area numb
numb between my legs
numb between the legs
numb down there
numb in the saddle
numb around my groin
numb around my bum
numb round my bum
numb around my bottom
numb around my backside
numb around my buttocks
cant feel my bum
numb groin
genitals numb
cant feel when i pee
cant feel myself pee
lost control of my bladder
lost control of my bowels
lost bladder control
wet myself without
cant hold my pee
cant control my bladder
taub zwischen den beinen
reithosen*
blase nicht mehr
blasenkontrolle
engourdi entre les jambes
controle de ma vessie
controler ma vessie
perdu le controle de ma vessie
entumecida la entrepierna
controlar la vejiga
controlo la vejiga
controle da bexiga
dormencia entre as pernas
controllo della vescica
intorpidito tra le gambe
verdoofd tussen mijn benen
controle over mijn blaas
blaas niet meer
cant feel my bum
cant feel my bottom
cant feel my butt
cant feel my genitals
cant feel when i
cant pee properly
cant wee properly
numb bum
numb bottom
helmet =
helmet
helm
casque
casco
capacete
caschetto
withoutme =
without me
wasnt here
wasnt around
werent around
werent here
wasnt there
i was gone
i were gone
not around
not here
not exist
didnt exist
wasnt alive
just disappeared
vanished
ohne mich
nicht mehr da
nicht da ware
weg ware
nicht mehr gabe
sans moi
plus la
pas la
sin mi
no estuviera
no existiera
sem mim
nao estivesse
nao existisse
senza di me
senza me
non ci fossi
zonder mij
er niet was
er niet meer was
niet meer was
was dead
were dead
am dead
i died
tot ware
mort
morte
muerto
muerta
morto
morta
dood was
ending =
ending it
end it
ending things
ending everything
ending my
not being here
not being alive
not existing
being dead
dying
death
schluss zu machen
schluss machen
nicht mehr da zu sein
en finir
mourir
la mort
terminar con
acabar con
morirme
la muerte
acabar com
morrer
a morte
farla finita
morire
la morte
dood gaan
doodgaan
de dood
ermee te stoppen
eruit te stappen
blood =
blood
bloody
blut
blutig*
sang
sangre
sangue
bloed
throat =
throat
windpipe
hals
kehle
gorge
garganta
gola
keel
mute =
couldnt speak
couldnt talk
cant speak
cant talk properly
couldnt talk properly
nicht mehr sprechen
nicht sprechen
mehr reden
plus parler
mal a parler
podia hablar
conseguia falar
riuscivo a parlare
niet meer praten
niet goed praten
niet praten
`
