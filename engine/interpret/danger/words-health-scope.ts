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
ojala me quede
ojala _ embarazada
ojala _ embarazo
quedar embarazada
quedarse embarazada
embarazada algun dia
buscando embarazo
buscamos embarazo
buscando un bebe
me gustaria quedarme
tomara que _ gravida
oxala _ gravida
ficar gravida
tentar engravidar
tentando engravidar
quero engravidar
restare incinta
spero di _ incinta
spero _ incinta
vorrei _ incinta
cerchiamo un bambino
cerchiamo un figlio
zwanger raken
zwanger te raken
in verwachting raken
hoop _ zwanger
hopelijk _ zwanger
graag zwanger
kinderwens
kinderwunsch
gern schwanger
gerne schwanger
schwanger zu werden
hoffentlich _ schwanger
hoffe _ schwanger
aimerais etre enceinte
voudrais etre enceinte
espere etre enceinte
espere tomber enceinte
essai bebe
essayons d avoir
would love to be pregnant
hope to be pregnant
want to be pregnant
hopefully pregnant
pregnant one day
pregnant some day
trying for a baby
trying for a second
try for a baby
nachstes jahr schwanger
volgend jaar zwanger
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
price
prix
precio
preco
prezzo
preis
prijs
failli faire
failli avoir
casi tengo
casi sufro
per poco non
quase morri
beinahe
kreeg bijna
entry fee
when i saw the
als ich den preis
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
awareness
research
prevention
prevent
lecture
podcast
documentary
article
test was negative
test negative
negative test
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
family =
in the family
in my family
runs in the family
family history
in der familie
in meiner familie
familiar vorbelastet
dans la famille
dans ma famille
antecedents familiaux
en la familia
en mi familia
de familia
antecedentes familiares
na familia
na minha familia
historico familiar
in famiglia
nella mia famiglia
in de familie
in mijn familie
familiegeschiedenis
notme =
no va conmigo
no van conmigo
no es lo mio
not for me
not my thing
nichts fur mich
nicht mein ding
pas pour moi
pas mon truc
nao e comigo
nao e para mim
nao e a minha praia
non fa per me
non fanno per me
niets voor mij
niks voor mij
niet mijn ding
idiom =
ms teams
ms word
ms excel
ms office
ms project
ms course
ms degree
an ms in
a ms in
doing my ms in
finishing my ms in
have pots to
pots and pans
dizzying
dizzyingly
schwindelerregend*
schwindelnd*
duizelingwekkend*
vertigineux
vertigineuse
vertiginoso
vertiginosa
vertiginosos
vertiginosamente
da capogiro
a donner le vertige
qui donne le vertige
donne le tournis
agenda de vertigo
ritmo de vertigo
estonteante
atordoante
dizzy heights
giddy heights
dizzy gillespie
vertigo records
film vertigo
anginas
las anginas
de las anginas
de anginas
angines
corazon contento
hypo bank
insulin like growth
pain in the neck
heart throb
type 2 fun
type ii fun
type 2 of fun
cancer zodiac
tropic of cancer
sternzeichen krebs
signe cancer
signo cancer
signo de cancer
segno cancro
segno del cancro
sterrenbeeld kreeft
expecting too much
expecting rain
pregnant silence
baby steps
fainting couch
faint young
bypass route
bypass tunnel
ring road bypass
stroke clinic
bypass road
ring road
fainting goat
fainting goats
cardiac arrests
paradas cardiacas
arrets cardiaques
arresti cardiaci
hartstilstanden
herzstillstande
hypo allergenic
hypo allergen
hypo allergenique
cancer sign
cancer season
presion en el trabajo
pressao no trabalho
pressione sul lavoro
tension au travail
tensions au travail
tension en el trabajo
single mum
single mom
single dad
single mother
single father
single parent
working mum
working mom
alleinerziehende mutter
alleinerziehender vater
maman solo
papa solo
madre soltera
padre soltero
mae solteira
mamma single
alleenstaande moeder
patient at
patient of
patient in
patient der
patientin in
patientin der
paciente en
paciente de
paciente do
paciente da
paziente del
paziente in
patient van
patient bij
patient du
mum of two
mum of three
mum of four
mum of 2
mum of 3
mom of two
mom of three
mom of four
mom of 2
mom of 3
dad of two
dad of three
dad of four
dad of 2
dad of 3
mother of two
mother of three
mother of four
mother of 2
mother of 3
father of two
father of three
father of four
father of 2
father of 3
two kids and
three kids and
four kids and
2 kids and
3 kids and
two children and
three children and
four children and
2 children and
3 children and
mutter von zwei
mutter von drei
mutter von vier
mutter von 2
mutter von 3
vater von zwei
vater von drei
vater von vier
vater von 2
vater von 3
mama von zwei
mama von drei
mama von vier
mama von 2
mama von 3
papa von zwei
papa von drei
papa von vier
papa von 2
papa von 3
zwei kinder und
drei kinder und
vier kinder und
2 kinder und
3 kinder und
mere de deux
mere de trois
mere de 2
mere de 3
pere de deux
pere de trois
pere de 2
pere de 3
maman de deux
maman de trois
maman de 2
maman de 3
papa de deux
papa de trois
papa de 2
papa de 3
deux enfants et
trois enfants et
2 enfants et
3 enfants et
madre de dos
madre de tres
madre de 2
madre de 3
padre de dos
padre de tres
padre de 2
padre de 3
dos hijos y
tres hijos y
2 hijos y
3 hijos y
dos ninos y
tres ninos y
2 ninos y
3 ninos y
mae de dois
mae de duas
mae de tres
mae de 2
mae de 3
pai de dois
pai de duas
pai de tres
pai de 2
pai de 3
dois filhos e
duas filhos e
tres filhos e
2 filhos e
3 filhos e
mamma di due
mamma di tre
mamma di 2
mamma di 3
padre di due
padre di tre
padre di 2
padre di 3
madre di due
madre di tre
madre di 2
madre di 3
papa di due
papa di tre
papa di 2
papa di 3
due figli e
tre figli e
2 figli e
3 figli e
due bambini e
tre bambini e
2 bambini e
3 bambini e
moeder van twee
moeder van drie
moeder van 2
moeder van 3
vader van twee
vader van drie
vader van 2
vader van 3
twee kinderen en
drie kinderen en
2 kinderen en
3 kinderen en
charity =
race
run
walk
ride
swim
marathon
half
5 k
10 k
course
courses
marche
foulee
foulees
lauf
spendenlauf
benefizlauf
carrera
marcha
caminata
corrida
caminhada
corsa
marcia
camminata
passeggiata
loop
wandeling
tocht
fietstocht
wandeltocht
charity
gala
benefit
fundraise
fundraiser
fundraising
challenge
sponsor*
spenden*
recaudar
solidaria
solidario
solidaire
solidale
beneficenza
benefico
benefica
benefiz*
beneficente
beneficencia
goede doel
guten zweck
bonne cause
liga
ligue
lega
league
stiftung
foundation
fundacion
fundacao
fondazione
stichting
association
asociacion
associacao
associazione
verein
vereniging
team
rally
defi
reto
sfida
desafio
collecte
collecting
volunteer
benevole
voluntario
voluntaria
volontario
volontaria
vrijwilliger
ehrenamt*
triathlon
duathlon
trail
tour
concert
bake sale
24 h
against =
against
beat
fight
gegen
contre
contra
contro
tegen
beating
fighting
battre
vencer
vaincre
forsake =
for
pour
por
para
pra
per
fur
voor
in aid of
zugunsten
au profit de
a favor de
en favor de
a beneficio de
a favore di
ten bate van
research
awareness
ricerca
recherche
investigacion
pesquisa
forschung
onderzoek
kankeronderzoek
lucha
lutte
lotta
luta
kampf
strijd
serves =
nurse
nurses
receptionist
secretary
dietician
dietitian
nutritionist
therapist
psychologist
psychotherapist
counsellor
teacher
instructor
midwife
doctor
gp!
physio
physiotherapist
pharmacist
coach
trainer
carer
caregiver
lecturer
researcher
scientist
social worker
volunteer
assistant
adviser
advisor
educator
specialist
technician
student
cleaner
porter
i teach
teach
teaching
i treat
i coach
i run a
i work
work in
work at
work with
work on
working in
working at
working with
look after
i see
who sees
krankenschwester
krankenpfleger
pfleger
pflegerin
pflegekraft
arzthelferin
mfa
sekretarin
sekretar
empfang
rezeptionistin
diatassistentin
ernahrungsberater*
therapeut*
psycholog*
psychotherapeut*
lehrer*
kursleiter*
trainer*
hebamme
arzt!
arztin
physiotherapeut*
apotheker*
betreuer*
forscher*
berater*
dozent*
ehrenamtlich
unterrichte
gebe kurse
gebe yoga
leite
betreue
behandle
arbeite
arbeite in
arbeite auf
arbeite mit
pflege
infirmier
infirmiere
secretaire
receptionniste
dieteticien
dieteticienne
nutritionniste
psychologue
psychiatre
professeur
prof
sage femme
medecin
kine
pharmacien
pharmacienne
aide soignante
aide soignant
chercheur
chercheuse
educatrice
educateur
benevole
animatrice
enseigne
donne des cours
je soigne
je suis des patients
travaille
travaille dans
travaille avec
m occupe
accompagne
monitrice
moniteur
enfermera
enfermero
recepcionista
secretaria
secretario
dietista
nutricionista
psicologa
psicologo
profesora
profesor
profe
monitora
monitor
matrona
comadrona
medica
doctora
fisioterapeuta
fisio
farmaceutica
farmaceutico
auxiliar
cuidadora
cuidador
investigadora
investigador
educadora
voluntaria
voluntario
doy clases
doy clase
doy yoga
imparto
atiendo
trato
cuido
trabajo
trabajo en
trabajo con
celadora
celador
entrenadora
entrenador
enfermeira
enfermeiro
rececionista
professora
professor
instrutora
instrutor
parteira
medico
pesquisadora
dou aulas
dou aula
dou yoga
atendo
trabalho
trabalho em
trabalho com
tecnica
tecnico
doula
infermiera
infermiere
segretaria
segretario
nutrizionista
insegnante
maestra
maestro
istruttrice
istruttore
ostetrica
dottoressa
fisioterapista
farmacista
assistente
badante
ricercatrice
ricercatore
volontaria
volontario
insegno
tengo corsi
tengo un corso
faccio lezione
seguo
curo
assisto
lavoro
lavoro in
lavoro con
oss
verpleegkundige
verpleegster
receptioniste
secretaresse
dietist
dietiste
voedingsdeskundige
psycholoog
psychologe
docent
docente
leraar
lerares
juf
meester
instructeur
instructrice
verloskundige
huisarts
fysiotherapeut
apotheker
apothekersassistente
doktersassistente
mantelzorger
verzorgende
onderzoeker
vrijwilliger
geef les
geef lessen
geef yogales
geef yoga
begeleid
behandel
verzorg
werk
werk in
werk op
werk met
werk bij
gebe
geef
dou
doy
donne
faccio
leid
run
lead
begleite
served =
clinic
clinics
ward
wards
unit
department
centre
center
hospital
hospice
patients
clients
people with
adults with
kids with
children with
group
groups
class
classes
course
courses
lab
laboratory
charity
helpline
research
team
women
station
klinik
praxis
ambulanz
zentrum
abteilung
patienten
patientinnen
menschen mit
leute mit
kinder mit
gruppe
gruppen
kurs
kurse
schulung
beratung
labor
forschung
klinikum
krankenhaus
schwangere!
schwangeren
frauen
diabetiker
epileptiker
asthmatiker
service
clinique
cabinet
hopital
patientes
personnes
gens
cours
groupe
groupes
labo
laboratoire
unite
recherche
femmes
femmes enceintes
diabetiques
enfants
ados
foyer
ehpad
clinica
unidad
planta
consulta
pacientes
personas
gente con
grupo
grupos
clases
centro
laboratorio
investigacion
embarazadas
diabeticos
mujeres
ninos con
asociacion
residencia
enfermaria
consultorio
unidade
ala
pessoas
utentes
turma
turmas
aulas
pesquisa
gravidas
gestantes
mulheres
criancas com
ambulatorio
reparto
ospedale
pazienti
persone
clienti
corso
corsi
gruppo
gruppi
ricerca
donne
gestanti
gravide
incinte
bambini con
diabetici
casa di riposo
afdeling
kliniek
praktijk
poli
polikliniek
ziekenhuis
clienten
mensen met
kinderen met
groep
groepen
les
lessen
cursus
onderzoek
zwangeren
zwangere vrouwen
vrouwen
verpleeghuis
kurs*
yogakurs*
gymnastikkurs*
rehagruppe
sportgruppe
teens
teenagers
mums
moms
mothers
girls
adolescents
madres
meres
mutter
mamme
maes
moeders
adolescentes
adultes
adultos
adulti
volwassenen
jugendliche
choice =
price
prices
bill
preis
rechnung
fee
entry fee
roller coaster
achterbahn
karussellfahrt
kin =
youngest
eldest
oldest
firstborn
teenager
toddler
grandchild
grandkids
grandson
granddaughter
granny
nanna
nana
nans
grans
grandads
grandmas
grandpas
mothers
fathers
uncles
aunts
aunties
stepdad
stepmum
stepmom
stepson
in laws
parents
kids
little lad
nephew
niece
cousins
neighbours
colleagues
flatmates
ex wife
ex husband
bestie
gran
missus
hubby
other half
dads
housemates
carers
pupils
godson
goddaughter
grandparents
spouse
mein kleiner
meine kleine
unser kleiner
unsere kleine
mein grosser
meine grosse
jungster
jungste
alteste
altester
enkel
enkelin
enkelkind
schwiegersohn
schwiegertochter
schwiegereltern
eltern
grosseltern
grossmutter
grossvater
lebensgefahrt*
verlobte
verlobter
cousine
neffe
nichte
stiefvater
kinder
omas
opas
mamas
papas
mutters
vaters
kollegen
freunde
partnerin
ehemann
ehefrau
nachbarn
sohnes
tochterchen
patentante
schwieger*
bekannte
bekannter
mami
papi
kumpels
oma
exfrau
tochterlein
sohnemann
schuler
schulerin
schulerinnen
petit dernier
petite derniere
mon petit
ma petite
mon grand
ma grande
mon aine
mon ainee
mon fiston
fiston
benjamin
cadette
neveu
grands parents
belle fille
gendre
conjoint
conjointe
compagne
compagnon
epouse
epoux
maman
meuf
patronne
cousin
enfants
mes enfants
amis
collegues
eleves
patients
petit fils
petite fille
grand mere
beaux parents
ado
frangin
frangine
tata
tonton
nounou
mi pequeno
mi pequena
el pequeno
la pequena
mi peque
mi nene
mi nena
mi nino
mi nina
sobrino
sobrina
nieto
nieta
padres
abuelos
mis padres
pareja
esposo
nuera
yerno
mis hijos
hijos
hijas
compi
prometida
prometido
mi chica
mi chico
mi gordo
alumnos
alumna
alumno
amigos
mi viejo
mi vieja
bisabuela
suegros
hijito
hijita
abuelita
abuelito
mulher
minha mulher
companheiro
companheira
cacula
mais novo
mais nova
mais velho
mais velha
meu pequeno
minha pequena
sobrinho
sobrinha
neto
neta
avos
vovo
nora
genro
noiva
noivo
filhos
filhas
filhote
mamae
papai
patroa
patrao
meus pais
sogros
alunos
aluna
aluno
meu miudo
minha miuda
o miudo
a miuda
o mais novo
bebezinho da
padrasto
madrasta
irmaos
tios
filhinha
filhinho
avozinha
mamma
papa
figlioletto
figlioletta
il piccolo
la piccola
mio piccolo
mia piccola
mio bimbo
mia bimba
nipote
nipotino
nipotina
genero
nuora
compagna
compagno
genitori
nonni
cugino
cugina
figli
figlie
zii
amici
alunni
alunna
alunno
fratellino
sorellina
bambini
suoceri
mio babbo
babbo
primogenito
consorte
coniuge
zoontje
dochtertje
jongste
oudste
kleinzoon
kleindochter
kleinkind
kleinkinderen
neefje
nichtje
neef
schoonouders
ouders
grootouders
verloofde
kinderen
peuter
kleuter
puber
mijn kleine
de kleine
onze kleine
mijn kind
ons kind
mijn meisje
mijn jongen
collegas
vrienden
zusje
broertje
mams
paps
schoondochter
schoonzoon
vriendje
vriendinnetje
stiefvader
stiefmoeder
opa
leerlingen
leerling
pleegzoon
pleegdochter
schoonmama
el mayor
parent
kind
crianca
menino
menina
nino
bambino
bambina
hund
hundin
katze
kater
pferd
chien
chienne
chat
cheval
perro
perra
gato
gata
caballo
cachorro
cadela
cavalo
gatto
gatta
cavallo
cane
hond
kat
poes
paard
guest
tenant
lodger
der kleine
die kleine
das kleine
la petite
le petit
o pequeno
a pequena
the little one
our little one
whose =
nans
grans
nanas
grandmas
grandads
grandpas
mums
moms
dads
mothers
fathers
wifes
wives
husbands
sons
daughters
brothers
sisters
partners
uncles
aunts
friends
neighbours
omas
opas
mamas
papas
mutters
vaters
schwiegermutters
moeders
vaders
zijn
haar
his
her
their
sein
seine
seinen
ihre
ihren
ihr
leur
leurs
forlife =
race for life
race for the cure
relay for life
octobre rose
pink october
outubro rosa
octubre rosa
ottobre rosa
movember
alpe d huzes
odyssea
pink ribbon
telethon
kwf
krebshilfe
macmillan
heart foundation
carrera de la mujer
havey =
hartkloppingen
pijn
borst
hoofdpijn
palpitations
chest
pain
pains
headache
headaches
herzrasen
herzklopfen
brustschmerzen
kopfschmerzen
beschwerden
klachten
douleur
douleurs
poitrine
palpitaciones
dolor
dolores
pecho
palpitacoes
dor
dores
peito
palpitazioni
dolore
dolori
petto
sincopi
cares =
see
sees
treat
treats
treating
seeing
counsel
betreue
behandle
berate
begleite
vois
recois
soigne
suis des
traite
accompagne
atiendo
trato
veo
atendo
vejo
acompanho
acompano
seguo
curo
tratto
visito
zie
behandel
begeleid
administro
administer
administre
somministro
verabreiche
reeduque
rehabilito
riabilito
bringto =
to
to the
her
zur
zum
in die
a la
a l
au
aux
a
al
alla
ao
as
naar
naar de
de
la
l
le
het
die
der
his
sua
suo
su
seine
seiner
ihrer
ihre
for
para
pour
per
fur
voor
medic =
nurse
krankenschwester
pfleger
pflegerin
krankenpfleger
pflegekraft
infirmiere
infirmier
aide soignante
enfermera
enfermero
auxiliar
celadora
celador
enfermeira
enfermeiro
tecnica
tecnico
infermiera
infermiere
oss
verpleegkundige
verpleegster
doctor
doctora
medica
medico
technician
porter
mfa
arztin
arzt
i work
arbeite
trabajo
trabalho
lavoro
travaille
werk
strain =
presion alta en el trabajo
presion alta en el curro
alta presion en el trabajo
pressao alta no trabalho
pressione alta al lavoro
pressione alta sul lavoro
tension haute au travail
tension alta en el trabajo
alta pressione atmosferica
`
