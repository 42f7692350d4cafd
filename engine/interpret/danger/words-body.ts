/** Parts of the body and what is felt in them, in seven languages, folded; `*` is any ending, `_` up to two words. */
export const BODY_WORDS = `
chest =
chest
chst!
cest!
chet!
sternum
breastbone
breast bone
breast
ribcage
rib cage
thorax
brust
brst!
brustkorb
brustbein
brustbereich
herzgegend
brustraum
poitrine
poitrail
torse
cage thoracique
pecho
pcho!
peco!
esternon
torax
peito
peio!
peto!
pito!
esterno
caixa toracica
petto
ptto!
torace
sterno
borst
brst!
bost!
borstkas
borstbeen
borststreek
hartstreek
breastplate
solar plexus
chestpain =
chestpain
chestpains
chest pain
chest pains
angina
brustschmerz*
brustenge
brustdruck
brustbeklemm*
brustkorbschmerz*
herzschmerz*
herzenge
borstpijn
borstpijnen
douleur thoracique
douleurs thoraciques
oppression thoracique
gene thoracique
dolor toracico
dolor precordial
dor toracica
dor precordial
dolore toracico
dolori toracici
oppressione toracica
angine de poitrine
drukkende pijn op de borst
hurt =
pain!
pains
painful
hurt
hurts
hurting
hurted
burn
burns
burned
burning
burnt
stabbing
stabbed
stabs
stab
sharp
twinge
twinges
cramp
cramps
cramping
discomfort
agony
shooting
throbbing
schmerz
schmerzen
schmerzt
schmerzte
schmerzten
schmerzhaft
stechen
stechende
stechender
sticht
stach
gestochen
weh!
brennen
brennt
brannte
ziehen
krampf
krampft*
douleur
douleurs
douloureux
douloureuse
mal
brulure
brulures
brulait
brule
piqure
pique
lancinant*
dolor
dolores
duele
duelen
dolia
dolio
dolian
doliendo
doler
doloroso
punzada
punzadas
pinchazo
pinchazos
ardor
quemazon
quema
quemaba
molestia
molestias
dor
dores
doi
doeu
doia
doendo
dolorido
pontada
pontadas
queimacao
queimava
fisgada
fisgadas
incomodo
dolore
dolori
male
fitta
fitte
duole
doleva
dolorante
bruciore
bruciava
brucia
fastidio
pijn
pijnen
pijnlijk
pijnscheut*
steken
stekend
stekende
steek
branderig
brandend
brandende
zeer
killing me
agonising
agonizing
crippling
knife
twisting
skewer
dagger
hot poker
couteau
cuchillo
faca
coltello
mes in
messer
press =
pressure
pressing
pressed
tight
tightness
tightening
tightened
tightens
squeeze
squeezed
squeezing
squeezes
crushing
crushed
crush
heavy
heaviness
constricted
constricting
constriction
clamped
clamping
clenched
clenching
gripping
gripped
gripes
weird
funny
strange
odd
flutter
fluttering
vise
druck
druckt
druckte
druckgefuhl
drueckt
drueckte
drucken
drueckend
druckend
enge
eng
engegefuhl
beklemmt
beklemmung
beklemmend
zugeschnurt
zuschnurt
zuschnuren
schwere
schwer
presst
presste
gequetscht
zusammengedruckt
zusammengepresst
schraubstock
oppression
oppresse
oppressee
oppressant
pression
serre
serree
serrait
serrement
etau
comprimee
comprime
lourd
lourde
lourdeur
pesanteur
pesante
pesait
ecrase
ecrasee
ecrasait
ecrasement
gene
opresion
oprimido
oprime
oprimia
presion
aprieta
apretaba
apretado
apreton
apretada
aplastado
aplastaba
aplastando
pesado
pesadez
tirantez
apretandome
aperto
apertado
apertando
apertava
apertou
pressao
pesada
esmagado
esmagando
esmagava
oprimindo
compressione
oppressione
pressione
stretto
stretta
stringe
stringeva
stringere
pesantezza
schiacciato
schiacciava
schiaccia
costrizione
morsa
beklemd
beklemming
drukkend
drukkende
drukt
drukte
knelt
knelde
knellend
knellende
strakke
strak
zwaar
zware
zwaarte
samengeknepen
samengedrukt
klem
benauwd
benauwdheid
beklemmende
knot
wrung
druk
heart =
heart
ticker
herz
herzen
coeur
corazon
coracao
cuore
hart!
heartpain =
stechen _ herz
herzstechen
stiche im herz*
stiche _ herz
schmerzen im herz*
schmerzen _ herz
ziehen _ herz*
druck auf dem herz*
druck am herz*
douleur au coeur
douleurs au coeur
douleur cardiaque
dolor en el corazon
dolor de corazon
pinchazo* en el corazon
punzada* en el corazon
punzada en el corazon
punzadas en el corazon
dor no coracao
pontada no coracao
pontadas no coracao
dolore al cuore
fitta al cuore
fitte al cuore
pijn in mijn hart
pijn aan mijn hart
steken in mijn hart
pijn bij mijn hart
heart pain
heart hurts
heart was hurting
pain in my heart
pain around my heart
pain near my heart
heart ached
leftarm =
left arm
left hand
left shoulder and arm
left shoulder and jaw
arm and jaw
jaw and arm
left shoulder and neck
linken arm
linke arm
linker arm
linkem arm
arm und kiefer
linke schulter und
linken hand
bras gauche
brazo izquierdo
braco esquerdo
braccio sinistro
linkerarm
arm en kaak
braccio e _ mandibola
brazo y _ mandibula
bras et _ machoire
braco e _ maxilar
leftshoulder =
left shoulder
jaw =
jaw
jaws
kiefer
unterkiefer
machoire
mandibula
mandibola
mascella
maxilar
queixo
kaak
kaken
ache =
ache
aches
ached
aching
achy
sore
stiff
stiffness
soreness
tender
heavy
dull
tingling
tingly
tingles
pins and needles
numb
numbness
kribbeln
kribbelt
taub
engourdi
engourdie
fourmillements
hormigueo
dormido
formigamento
dormente
formicolio
intorpidito
tintel*
doof
verdoofd
zwaar
air =
breath
breathe
breathing
air
luft
atmen
respirer
souffle
respirar
aire
aliento
ar!
folego
respirare
fiato
aria
ademen
adem
lucht
ademhalen
`
