/** What takes a word of health away: trying for a child, births that are years ago, jokes, other people's causes. */
export const HEALTH_SCOPE_WORDS = `
trying =
grossesse nerveuse
zwanger van
schwanger mit der idee
schwanger mit ideen
embarazo psicologico
gravidez psicologica
hope to get
hoping to get
hope to become
hoping to become
plan to get
pregnant pause
trying to get
trying to become
want to get
want to become
get pregnant
getting pregnant
become pregnant
schwanger werden
tomber enceinte
quedarme embarazada
engravidar
rimanere incinta
zwanger worden
zwanger te worden
years =
years ago
year ago
jahren
ans
anos
anni
jaar geleden
years old
jest =
schrittmacher fur mein*
schrittmacher gespielt
schrittmacher _ _ gespielt
pacemaker for my
pacemaker for a friend
pacemaker for the club
gespielt
pacemaker for
pacemaker group
pacemaker gruppe
as a pacemaker
as pacemaker
als pacemaker
talk about
talked about
nearly had
almost had
nearly gave
almost gave
gave me
give me
giving me
felt like
feels like
like a heart
having a heart
fast einen
presque fait
casi me da
quase tive
quasi un
bijna een
pacemaker for the _ group
pacemaker for the _ pace
pacemaker for _ group
schrittmacher fur die _ gruppe
schrittmacher fur die _ stunden
pacemaker fur die _ gruppe
pacemaker pour le _ groupe
pacemaker per il gruppo
pacemaker del gruppo
pacemaker voor de groep
pacemaker van de groep
marcapasos del grupo
pacer
pacers
zuglaufer
meneur d allure
liebre
lievre
haas
lepre
coelho da prova
like a hypo
fringale
bonk
bonked
bygone =
langst
langst vergessen
as a baby
as a child
as a kid
als kind
als baby
de bebe
de nino
de nina
de pequeno
da neonato
da bambino
da bambina
enfant j
etant petit
em crianca
quando crianca
nothing since
never since
nunca mas
nie wieder
plus jamais
plus aucun traitement
il _ anni fa
decades ago
treinta anos
ja tem
ele ja tem
ela ja tem
descarto todo
was pregnant with
were pregnant with
when i was pregnant
when we were pregnant
years ago
year ago
vor _ jahren
il y a _ ans
hace _ anos
hace anos
ha _ anos
anos atras
anni fa
jaar geleden
jaren geleden
training =
into the
into a
into my
of the plan
of my plan
training
trainingsplan
plan
programm
programma
programme
schema
block
off work
sober
smoke free
rauchfrei
post op
nach der
old
alt
oud
jahr
year
kalenderwoche
holiday
urlaub
vacances
schule
des plans
des trainings
der ausbildung
des studiums
des kurses
monat dabei
del plan
de entrenamiento
de plan
do plano
de treino
del programma
del piano
di allenamento
di allenamenti
di preparazione
di lavoro
di corso
di palestra
di fila
de gimnasio
de academia
de baja
vacaciones
ferias
du plan
d entrainement
de preparation
van het schema
van het plan
sport =
lactate
laktat
lactat
lactato
lattato
lactaat
cholesterol
cholesterin
colesterol
colesterolo
fibres
fibers
fibre
fibras
fasern
spiervezels
fun
cause =
nurse
charity
awareness
fundraiser
fundraising
foundation
research
prevention
prevent
ward
clinic
lecture
podcast
documentary
article
test was negative
test negative
negative test
spende*
spenden
bygonetension =
pendant mes etudes
plus aucun traitement
sem remedio
senza farmaci
ohne tabletten
off the tablets for years
na gravidez
in der schwangerschaft
during pregnancy
cleared =
signed off
signed me off
cleared for
fit since
congedato
congedata
freigegeben
freigabe
liberado pelo
liberada pelo
me dio el alta
alta medica
all clear
ruled out
ruled it out
negative
negativ
negativo
negativa
negatif
negatief
ausgeschlossen
descartado
descartada
escluso
esclusa
uitgesloten
exclu
ecarte
`
