/** A heart attack or stroke by its own name, in seven languages, folded: under way, and not behind one or feared. */
export const ATTACK_WORDS = `
heartattack =
sia un infarto
heart attack
heartattack
cardiac arrest
herzinfarkt
herzanfall
infarkt
crise cardiaque
infarctus
infarto
ataque al corazon
ataque cardiaco
enfarte
attacco di cuore
attacco cardiaco
hartaanval
hartinfarct
strokeattack =
stroke
mini stroke
schlaganfall
avc
ictus
derrame cerebral
beroerte
having =
having
think i have
feels like
feel like
habe
hab
kriege
bekomme
fais
suis en train de faire
tengo
teniendo
dando
tendo
estou a ter
ter um
ter
ho
avendo
avere un
venendo
heb
krijg
overattack =
gehabt
uberlebt
hinter
history
survived
survivor
previous
previo
pasado
passato
precedente
alle spalle
gehad
achter
risiko
risk
riesgo
risco
rischio
risque
risico
angst
miedo
medo
paura
peur
bang
lesson
lessons
analysis
coach
technique
clinic
check
video
drill
drills
swim
swimming
rate
attacknow =
heart attack now
heart attack right now
infarto ahora
infarto agora
infarto adesso
herzinfarkt jetzt
crise cardiaque maintenant
hartaanval heb
hartinfarct heb
strokenow =
stroke right now
schlaganfall jetzt
ictus ahora
avc maintenant
beroerte heb
`
