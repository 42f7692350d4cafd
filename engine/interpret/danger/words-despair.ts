/**
 * Despair told beside somebody's death, and bodies that give way over everyday things, in seven languages, folded: groups
 * that mean something only together.
 */
export const DESPAIR_WORDS = `
stopping =
dont want to go on
dont wanna go on
dont want to carry on
dont want to continue
not want to go on
not want to carry on
cant go on
no longer want to go on
dont want to be here
not want to be here
see no point
cant see the point
cant see a reason
will nicht mehr
mag nicht mehr
will auch nicht mehr
mag auch nicht mehr
nicht mehr weitermachen
will nicht weiter
mag nicht weiter
plus envie de continuer
plus envie d avancer
veux plus continuer
veux plus avancer
plus la force de continuer
tampoco quiero seguir
no quiero seguir
no quiero continuar
ya no quiero seguir
nao quero continuar
nao quero mais continuar
nao quero seguir
nao quero mais seguir
tambem nao quero mais
non voglio piu andare avanti
non voglio andare avanti
non voglio piu continuare
neanche io voglio andare avanti
wil niet meer
wil ook niet meer
hoef niet meer
hoef ook niet meer
hoef zelf ook niet meer
niet meer verder
niet meer zo nodig verder
died =
died
dead
passed away
passed on
buried
funeral
put to sleep
put him down
put her down
lost my dog
lost my cat
lost my mum
lost my mom
lost my dad
lost my wife
lost my husband
lost my nan
lost my son
lost my daughter
lost my brother
lost my sister
lost my best friend
gestorben
tot
verstorben
beerdigt
beerdigung
eingeschlafert
mort
morte
decede
decedee
enterre
enterree
est parti
est partie
perdu mon
perdu ma
murio
ha muerto
muerto
muerta
fallecio
fallecido
enterramos
perdi a mi
morreu
faleceu
morto
morta
enterrei
perdi meu
perdi minha
perdi o meu
perdi a minha
mancato
mancata
perso mio
perso mia
perso il mio
perso la mia
dood
overleden
gestorven
ingeslapen
begraven
begrafenis
laten inslapen
wish =
want to
wanna
would rather
id rather
rather
would like to
id like to
wish i could
thinking about
thinking of
think about
think of
thought about
thoughts of
ready to
will
mochte
wurde
am liebsten
denke daran
veux
voudrais
envie de
aimerais
quiero
quisiera
me gustaria
ojala pudiera
pienso en
quero
queria
gostaria de
penso em
voglio
vorrei
penso di
wil
zou
liefst
denk eraan
joining =
follow him
follow her
follow them
join him
join her
join them
joining him
joining her
joining them
following him
following her
be with him
be with her
be with them
go with him
go with her
go with them
be where he is
be where she is
ihm folgen
ihr folgen
ihm nach
ihr nach
bei ihm sein
bei ihr sein
zu ihm
zu ihr
ihm zu folgen
ihr zu folgen
le rejoindre
la rejoindre
les rejoindre
le suivre
la suivre
partir avec lui
partir avec elle
etre avec lui
etre avec elle
irme con el
irme con ella
reunirme con
seguirlo
seguirla
seguirle
estar con el
estar con ella
ir junto
ir com ele
ir com ela
ir atras dele
ir atras dela
estar com ele
estar com ela
raggiungerlo
raggiungerla
seguirlo
seguirla
andare con lui
andare con lei
stare con lui
stare con lei
hem achterna
haar achterna
hem volgen
haar volgen
bij hem zijn
bij haar zijn
metoo =
i should be too
i should be dead too
i were too
i was dead too
it was me
it were me
it had been me
should have been me
ich ware es
ich ware auch
hatte mich treffen sollen
c etait moi
moi aussi je
ojala me muera
ojala me muriera
ojala fuera yo
deberia ser yo
queria que fosse eu
devia ter sido eu
vorrei essere io
fossi io
dovevo essere io
was ik het maar
had ik het maar
oneself =
killed himself
killed herself
killed themselves
took his own life
took her own life
took his life
took her life
hanged himself
hanged herself
died by
das leben genommen
sich umgebracht
s est suicide
s est suicidee
se suicido
se mato
se quito la vida
se matou
si e ucciso
si e uccisa
si e tolto la vita
si e tolta la vita
zich van het leven
zelfmoord gepleegd
thesame =
planning the same
considering the same
tempted by the same
wanting the same
try the same
ihm das nachmachen
es ihm gleich
die gleiche idee
la meme idee
la misma idea
a mesma ideia
la stessa idea
hetzelfde idee
doing the same
do the same
done the same
doing it too
do it too
das gleiche
dasselbe
la meme chose
pareil
lo mismo
o mesmo
lo stesso
la stessa cosa
hetzelfde
endedit =
took the whole packet
swallowed the whole packet
took the whole box
swallowed the whole box
took the whole bottle
swallowed the whole bottle
took the lot
swallowed the lot
finished it all
es beendet
ended it
ended it all
ended things
end it
end things
took them all
swallowed them all
es beendet
fini avec tout
acabe con todo
acabei com tudo
fatta finita
er een eind aan
er een einde aan
leapt =
jumped off the bridge
jumped off a bridge
jumped off the roof
jumped off the balcony
jumped in front of the train
jumped in front of a train
jumped in front of a bus
stepped in front of the train
stepped in front of a train
stepped in front of a bus
driven into a tree
drove into a tree
vor den zug gesprungen
von der brucke gesprungen
es gestern beendet
es letzte nacht beendet
alles beendet
saute du pont
jete sous le train
me tire por la ventana
me tiro por la ventana
me joguei da
buttato sotto
buttata sotto
dal ponte
van de brug gesprongen
voor de trein gesprongen
lastnight =
last night
yesterday
tonight
this morning
this week
on monday
on tuesday
on wednesday
on thursday
on friday
on saturday
on sunday
again
gestern
letzte nacht
heute nacht
hier soir
cette nuit
anoche
ayer
ontem
stanotte
ieri
ieri sera
gisteren
vannacht
endable =
streak
session
set
workout
subscription
membership
contract
relationship
match
game
plank
run
ride
everyday =
queue at
post office
chemist
pharmacy
bakery
library
feeding the cat
hanging the washing
making tea
making coffee
unloading the car
beim bezahlen
in der schlange
au marche
dans la file
a la caisse
en la cola
en la tienda
na fila
na loja
al supermercato
in fila
in de rij
in de winkel
on the stairs
up the stairs
down the stairs
climbing the stairs
climbing stairs
up two flights
shopping
groceries
in the shower
in the bath
in the kitchen
in the garden
at work
in the shop
in the supermarket
in the queue
at the till
at the checkout
getting up
standing up
stood up
out of bed
in church
on the bus
bus stop
walking to
treppe
treppensteigen
treppenhaus
aufstehen
in der dusche
einkaufen
escalier
escaliers
la douche
les courses
en me levant
escaleras
la ducha
la compra
al levantarme
escada
escadas
chuveiro
banho
mercado
ao levantar
per le scale
sulle scale
doccia
la spesa
alzarmi
alzandomi
op de trap
trap op
trappen
onder de douche
boodschappen
bij het opstaan
gaveway =
desplomado
desplomada
desabado
collapsed
collapse
collapsing
keeled over
sank down
zusammengebrochen
zusammengesackt
zusammengeklappt
umgekippt
effondre
effondree
ecroule
ecroulee
desplome
desplomo
desmorone
desabei
cai no chao
crollato
crollata
accasciato
accasciata
in elkaar gezakt
in elkaar
numb =
numb
numbness
no feeling
cant feel
taub
taubheit
taubheitsgefuhl
gefuhllos
kein gefuhl
engourdi
engourdie
engourdissement
dormido
adormecido
entumecido
dormente
intorpidito
addormentato
verdoofd
gevoelloos
geen gevoel
lainon =
slept on
sleeping on
lying on
lay on
leaning on
leant on
woke up on
position
curls
press
pull ups
push ups
pushups
deadlifts
rucksack
backpack
strap
injection
vaccine
vaccination
jab
shot
massage
handlebar
handlebars
cold water
tattoo
shaking it
draufgelegen
drauf gelegen
geschlafen auf
gelegen
impfung
spritze
dormi dessus
couche dessus
vaccin
piqure
dormi sobre
dormi encima
vacuna
dormi em cima
vacina
dormito sopra
vaccino
op gelegen
op geslapen
vaccinatie
prik
nomatter =
wouldnt mind
not mind if
id mind if
dont care if
wouldnt care if
dont mind if
mir ware egal
mir war egal
ware mir egal
mir egal
ware mir recht
serait egal
m est egal
m en fiche
daria igual
da igual
no me importaria
tanto faz
nao me importaria
non mi importerebbe
non m importa
mi andrebbe bene
mag van mij
van mij mag
maakt me niet uit
runover =
didnt brake
doesnt brake
wouldnt brake
didnt stop for me
ran me over
runs me over
took me out
hit me
lkw _ bremst
laster _ bremst
bus _ bremst
zug _ bremst
auto _ bremst
mich uberfahrt
mich uberfahren
mich erwischt
camion _ freinait
voiture _ freinait
m ecrase
m ecrasait
me renverse
me renversait
me fauchait
camion _ frenara
coche _ frenara
tren _ frenara
me atropella
me atropellara
me llevara por delante
caminhao _ frear
carro _ frear
me atropelar
me atropelasse
camion _ frenasse
macchina _ frenasse
mi investe
mi investisse
vrachtwagen _ remt
vrachtwagen doorrijden
trein doorrijden
over me heen
inorder =
affairs in order
everything in order
everything is in order
everything arranged
alles geregelt
alles geordnet
alles in ordnung gebracht
tout en ordre
tout range
papiers en ordre
range mes papiers
todo arreglado
todo en orden
todo resuelto
tudo resolvido
tudo em ordem
tudo arrumado
tutto in ordine
sistemato tutto
tutto sistemato
alles op orde
alles geregeld
whengone =
when im gone
once im gone
after im gone
when im not here
wenn ich nicht mehr
falls ich nicht mehr
quand je ne serai plus
quand je serai plus
quand je serai partie pour
cuando no este
cuando ya no este
cuando falte
quando eu nao estiver
quando eu ja nao estiver
quando non ci saro
quando non ci saro piu
als ik er niet meer
wanneer ik er niet meer
ontrip =
holiday
holidays
trip
travel*
vacation
honeymoon
urlaub
reise
vacances
voyage
vacaciones
viaje
ferias
viagem
vacanza
vacanze
viaggio
vakantie
reis
fearmyself =
what i might do to myself
what i could do to myself
what ill do to myself
might do something to myself
scared of myself tonight
afraid of myself tonight
not safe with myself
not safe from myself
dont feel safe with myself
dont trust myself tonight
cant promise ill be safe
cant promise i will be safe
cant keep myself safe
was ich mir antun
was ich mir antue
angst vor mir selbst
vor mir selbst nicht sicher
mit mir selbst nicht sicher
nicht sicher vor mir
traue mir selbst nicht mehr
traue mir heute selbst nicht
peur de moi meme
ce que je pourrais me faire
ce que je peux me faire
peur de me faire quelque chose
pas en securite avec moi
lo que pueda hacerme
lo que podria hacerme
lo que puedo hacerme
miedo de hacerme algo
miedo a hacerme algo
miedo de mi misma
miedo de mi mismo
no me siento segura conmigo
no me siento seguro conmigo
no estoy segura conmigo
no estoy seguro conmigo
no estoy a salvo conmigo
medo do que _ posso fazer comigo
medo do que _ possa fazer comigo
medo de mim mesma
medo de mim mesmo
medo de fazer algo comigo
nao me sinto segura comigo
nao me sinto seguro comigo
nao estou segura comigo
nao estou seguro comigo
quello che potrei farmi
paura di farmi qualcosa
paura di me stessa
paura di me stesso
non mi sento al sicuro con me
non mi sento sicura con me
non mi sento sicuro con me
non sono al sicuro con me
wat ik mezelf aandoe
wat ik mezelf kan aandoen
wat ik mezelf zou aandoen
wat ik mezelf ga aandoen
bang voor mezelf
niet veilig met mezelf
niet veilig bij mezelf
vertrouw mezelf vannacht niet
vertrouw mezelf vanavond niet
nojoke =
not cos of
not because of
not bc of
not from the
mean it
not joking
not kidding
not a joke
no joke
for real
ernst gemeint
meine es ernst
kein witz
je suis serieux
je suis serieuse
pas une blague
en serio
no es broma
a serio
nao e brincadeira
sul serio
non scherzo
echt gemeend
geen grapje
whypoint =
whats the point
what is the point
wheres the point
no point
no point in
pointless
wozu das alles
a quoi bon
que sentido tiene
para que sirve
que sentido tem
a che serve
che senso ha
wat heeft het voor zin
notaround =
dont think ill be around
wont be around
wont be here
not going to be around
not be around
dont think ill be here
nicht mehr da sein
ne serai plus la
no estare
nao estarei ca
nao vou estar ca
non ci saro
er niet meer zijn
er niet meer ben
goneaway =
monday
tuesday
wednesday
thursday
friday
saturday
sunday
weekend
next week
this week
christmas
easter
fly*
flight
visiting
wedding
conference
reise*
verreist
`
