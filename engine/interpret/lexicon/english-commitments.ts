import type { Phrases } from './phrases.ts'

/** What fills an English week, and how people speak of it. */
export const ENGLISH_COMMITMENTS: Phrases = {
  'days:mon,tue,wed,thu,fri,sat,sun': `
4 on 4 off
four on four off
3 on 3 off
2 on 2 off
4 days on 4 days off
four days on four off
5 on 5 off
2 on 2 off 3 on
6 on 3 off
4 days on 4 off
4 on 3 off
3 on 4 off
2 days 2 nights 4 off
two on two off
three on three off
five on five off
4 off 4 on
4 x 4
2 2 3
2 weeks on 2 weeks off
two weeks on two weeks off
3 weeks on 3 weeks off
week on week off
one week on one week off
1 week on 1 week off
4 weeks on 4 weeks off
  `,
  'act:work:work': `
dinner shift*
lunch shift*
breakfast shift*
we are open
were open
cafe is open
opening hours
open to the public
work
works
working
job
day job
office
desk
at my desk
full time
part time
i nanny
nannying
childminding
teacher
teaching
teach
hospital
clinic
surgery
warehouse
shop
store
retail
salon
bakery
cafe
restaurant
bar
pub
factory
lab
site
construction
bartender
barista
nurse
paramedic
firefighter
driver
freelance
internship
placement
apprenticeship
shift
shifts
studio
bank
practice
ward
kitchen
farm
employed
contract
9 to 5 job
my business
consulting
wrk
workin
duty
clients
call centre
call center
council
library
supermarket
depot
hotel
reception
pharmacy
garage
police station
truck
lorry
taxi
uber
deliveries
postal round
day shift*
long day
long days
nursing
chef
admin job
waitressing
cab driving
at work
🏢
💼
  `,
  'act:shift:shift': `
24h shift*
24 hour shift*
24hr shifts
24 hr shift
twelve hour shifts
  `,
  'act:night:night shift': `
night nurse
night porter
night guard
night worker
nights
night shift*
nites
nite shift*
nightshift
night work
night job
overnight
graveyard shift
night duty
night rota
  `,
  'act:earlyshift:early shift': `
early shift*
earlies
morning shift*
first shift
early duty
  `,
  'act:lateshift:late shift': `
late shift*
lates
evening shift*
second shift
back shift
late duty
  `,
  'act:meeting:meeting': `
meeting
meetings
seminar
briefing
handover
all hands
one to one
work meeting*
  `,
  'act:call:call': `
call
calls
zoom
work call*
  `,
  'act:standup:stand-up': `
standup
stand up
daily standup
scrum
  `,
  'act:school:school': `
school
lectures
lecture
uni
university
college
course
courses
homework
class at uni
sixth form
studies
studying
study
phd
seminars
law school
med school
night school
nursery
tafe
masters
mba
tutorial
labs
a levels
day release
apprentice college
evening uni
diploma
degree
night course
evening course
bootcamp course
🏫
  `,
  'act:school:class': `
class
classes
campus
lab class
night lab
science course
office hour*
  `,
  'act:eveclass:evening class': `
evening class
evening classes
night class
night classes
language class
spanish class
french class
german class
english class
italian class
pottery
art class
life drawing
cookery class
  `,
  'act:run:school run': `
school run
school runs
nursery run
schoolrun
school drop off and pick up
kids to and from school
school drop off and pickup
  `,
  'act:drop:drop-off': `
drop off
dropoff
drop offs
nursery drop
school drop
kids drop
daycare drop
nursery drop off
school drop off
daycare drop off
drop kids
drop them
dropping kids
dropping off
kids to school
drop the *
drop my *
drop our *
drop * off
drop the * off
drop my * off
dropping the *
dropping my *
take * to school
take the * to school
take my * to school
take * to nursery
take the * to nursery
take my * to nursery
get * to school
get the * to school
walk * to school
walk the * to school
run * to school
drop * at school
drop * at nursery
  `,
  'act:pick:pick-up': `
pick up
pickup
pick ups
picking up kids
picking up the kids
get the kids from
kids home from school
collect
picking kids up
pick * up
pick * * up
pick * * * up
pick up my *
pick up the *
collect the *
collect my *
collect our *
fetch the *
fetch my *
collecting the *
collecting my *
picking up my *
get the * from school
get the * from nursery
get * from school
get * from nursery
collect * from school
collect * from nursery
nursery collection
school collection
  `,
  'act:commute:commute': `
commute
commuting
train ride
on the train
bus ride
cycle to work
travel to work
drive
travel time
door to door
drive in
walk to work
train in
the train in
journey
tube
  `,
  'act:breakfast:breakfast': `
breakfast
family breakfast
  `,
  'act:lunchmeal:lunch': `
lunch with
family lunch
lunch at
  `,
  'act:dinner:dinner': `
eat
dinner
dinner with family
dinner with the family
supper
tea
teatime
dinnertime
evening meal
cooking
  `,
  "act:bed:kids' bedtime": `
bedtime
bath and bed
bathtime
bath bed
kids to bed
kids bed
story time
bath book bed
put the kids down
bath
baths
  `,
  'act:nightout:evening out': `
night out
nights out
date night*
quiz night*
poker night*
game night*
games night*
movie night*
film night*
curry night
pub night*
girls night
girls night out
lads night
family night
  `,
  'act:club:club': `
club
clubs
bridge club
book club
chess club
choir
choir practice
band practice
band rehearsal
rehearsal
rehearsals
orchestra
brownies
beavers
cubs
scouts
guides
rainbows
football training
football practice
soccer practice
soccer
football
footy
footie
footy training
camogie
hurling
netball
netball training
rugby training
rugby
hockey
hockey training
cricket
cricket nets
karate
judo
taekwondo
jiu jitsu
bjj
boxing
boxing class
ballet
gymnastics
swim lessons
swimming lesson*
kids swimming
swim practice
swim club
piano
piano lesson
guitar lesson
music lesson*
violin
drama
drama club
dance
dance class
dancing
salsa
pta
darts
pub quiz
quiz
basketball
volleyball
badminton
squash
table tennis
5 a side
five a side
bowling
bowling league
poker
board games
matches
match
fencing
youth group
bible study
small group
house group
bell ringing
theatre group
am dram
language exchange
aa meeting
na meeting
support group
support group meeting
slimming world
weight watchers
rotary
council meeting
parents evening
coaching
coach
tutoring
tutor
tuition
roller derby
archery
padel
climbing club
running club
run club
tennis lesson*
tennis club
practise
practice
rehearse
judo class
karate class
swimming club
swim squad
with masters
with the masters
masters swim*
squad
gym club
street dance
tap
tap class
ballet class
ballroom
ceilidh
samba
knitting
sewing
bingo
snooker
pool league
dnd
chess
drama group
drumming
drum lesson
cello
flute
trumpet
brass band
singing
orchestra practice
cadets
guides meeting
explorers
ju jitsu
aikido
kickboxing
muay thai
mma
touch rugby
lacrosse
ultimate frisbee
dodgeball
walking football
five aside
5 aside
6 a side
7 a side
futsal
pickup basketball
pickup soccer
pickup football
pickup volleyball
pick up basketball
pick up soccer
cheerleading
water polo
bowls
running group
run group
bible group
prayer group
home group
school governors
french lesson
spanish lesson
german lesson
driving lesson*
art group
speech therapy
parents eve
aa
u 3 a
  `,
  'act:sport:training': `
gym
run
running
swim
swimming
yoga
pilates
spin
spin class*
spinning
zumba
bootcamp
crossfit
hiit
fitness class*
exercise class*
aerobics
aqua aerobics
climbing
bouldering
cycling
ride
group ride
golf
tennis
surfing
sailing
rowing
parkrun
hike
hiking
walking group
personal trainer
pt session
lifting
lift
weightlifting
weight training
strength training
jog
jogging
i cycle on
i cycle every
i bike on
i bike every
erg
weights
workout class
barre
aquafit
body pump
tai chi
aqua fit
water aerobics
boot camp
physical training
personal training
strength
reformer pilates
cycle club
club ride
turbo
weights session
boxercise
circuits
kettlebells
clubbercise
bodypump
bodycombat
body combat
couch to 5 k
run with a *
gym with a *
🏋
🏊
🧘
  `,
  'act:appt:appointment': `
physio
therapy
therapist
counselling
counseling
dialysis
appointment
chemo
dentist
doctor
hairdresser
acupuncture
osteo
massage
rehab
injection
infusion
counsellor
chiropractor
chiro
osteopath
podiatrist
blood test
antenatal
hydro
hydrotherapy
weigh in
ot
support worker
carer comes
home visit
  `,
  'act:faith:worship': `
church
mass
mosque
temple
synagogue
service
worship
sunday service
gurdwara
quran class
shabbat dinner
meditation group
  `,
  'act:jummah:Friday prayer': `
jummah
jumuah
jumma
  `,
  'act:fajr:prayer': `
fajr
subh
suhoor
morning prayer*
sehri
  `,
  'act:prayer:prayer': `
prayer
prayers
dhuhr
asr
maghrib
isha
pray
meditation
meditate
  `,
  'act:chores:farm work': `
milking
milk the cows
mucking out
muck out
feed the horses
feeding the horses
feed the animals
feeding the animals
feed the cows
feed the chickens
farm chores
morning chores
stable duty
yard duty
  `,
  'act:dog:dog walk': `
dog walk*
walk the dog
walk the dogs
dog needs out
dogs need out
let the dog* out
walking the dog
dog out
walk dog
dogs walk
dogs out
🐕
🐶
  `,
  'act:care:care': `
look after
looking after
caring
carer
care
grandkids
grandchildren
grandson
granddaughter
childcare
babysit
babysitting
have the kids
have my kids
have kids
have the baby
got the kids
mind the kids
kids with me
watch the kids
take care of
with the baby
visit mum
visit my mum
visit dad
visit my dad
visit gran
visit my mother
visit my father
kids all day
with the kids
kids home
have my daughter
have my son
have my toddler
sit with
check on mum
check on dad
have the twins
get the kids
see to mum
see to dad
help my mum
help my dad
help mum
help dad
i have her
i have him
i have them
ive got my daughter
ive got my son
kid duty
dad duty
mum duty
parenting
  `,
  'act:care:children': `
kids
children
baby
toddler
my daughter
my son
homeschool
homeschooling
  `,
  'act:family:family': `
family
date
with my wife
with my husband
with the family
quality time
time with family
at my mums
at my dads
at my parents
at my nans
at my grans
at my sisters
at my brothers
at my girlfriends
at my boyfriends
at my partners
at mums
at grans
at nans
inlaws
in laws
friends
dinner with friends
social
pub with mates
brunch
roast dinner
time with the kids
time with my kids
play with the kids
kids time
see my girlfriend
see my boyfriend
  `,
  'act:shabbat:shabbat': `
shabbat
sabbath
shabbos
  `,
  'act:away:away': `
gone from home
away from home
gone from the house
out of the house all day
away
travel
travelling
traveling
on the road
out of town
trip
fly
away with work
away for work
in london
on site
abroad
  `,
  'act:sleep:sleep': `
sleep
sleeping
asleep
i nap
i take a nap
i have a nap
my nap
power nap
siesta
🛌
💤
in bed
sleeps
  `,
  'act:other:volunteering': `
volunteering
volunteer
food bank
charity shop
allotment
horses
horse
stables
accounts
bookkeeping
admin
marking
side hustle
side business
shopping
groceries
grocery shop
food shop
market
market stall
chores
cleaning
clean the house
laundry
gardening
paperwork
writing
podcast
streaming
gaming
church cleaning
errands
meal prep
housework
practice piano
radio show
community garden
reserve training
lesson planning
invoicing
planning
studio time
nap with baby
milking
see to the horses
ride my horse
horse riding
food bank shift
soup kitchen
samaritans
lifeboat training
rnli
mountain rescue
fire station drill
drill night
drill
parish council
litter pick
big shop
weekly shop
big clean
ironing
diy
mow the lawn
car boot
car boot sale
playgroup
toddler group
baby group
mother and baby group
baby swim
baby sensory
baby class
coffee morning
toddler class
stay and play
messy play
soft play
  `,
  'act:busy:busy': `
busy
are full
is full
are packed
is packed
are rammed
is rammed
are manic
is manic
are hectic
is hectic
booked
tied up
blocked
not available then
commitments
engaged
something on
event
  `,
  'act:oncall:on call': `
on call
oncall
standby
  `,
  off: `
closed
off
day off
days off
take off
free day
non working day
non working days
dont work
never work
do not work
not working
no work
non work day
dont have work
no school
no lectures
no classes
no class
dont have any classes
dont have classes
dont have class
dont have a class
dont have lectures
dont have any lectures
dont have school
no work at all
dont work at all
do not work at all
not at all
not in work
no office
dont go in
rest day from work
off work
weekly off
week off
nil
  `,
  workdayword: `
normal
usual
  `,
  nowork: `
full time mother
full time father
full time mum
full time mom
full time dad
full time carer
full time parent
stay at home mum
stay at home mom
stay at home dad
sahm
homemaker
housewife
full time student
retired
unemployed
between jobs
on leave
dont have a job
no job
not working at the moment
dont work at the moment
  `,
  wfh: `
wfh
work from home
working from home
home office
home working
remote
remotely
from home
at home
  `,
  'win:morning': `
  `,
  'win:night': `
  `,
  nothome: `
gym closes
gym opens
opens at
shuts at
closes
not home
not at home
  `,
  leave: `
leave house
leave
leave home
out the door
out by
set off
out of the house
train at
train leaves
train leaves at
train goes at
my train is at
train departs
bus at
catch the train
gone from
out from
leave for work
i leave
i leave home
i leave home at
on the train at
leaving
out the house
out of the door
out of the house by
gone by
leave home at
i go at
head out
head off
set off at
depart
on the bus
on the train by
start my drive
  `,
  back: `
home
back
home by
back by
home at
return
in the door
back about
get in
home for
not back till
not back until
not home till
not home until
not home before
not back before
dont get home till
dont get home until
dont get in till
through the door
in the house
walk in
back for
  `,
  wake: `
up
wake
up at
awake
alarm
out of bed
waking
up by
up around
  `,
  bed: `
bed
bed by
in bed by
to bed
lights out
asleep by
bedtime for me
bed at
in bed at
sleep at
go to sleep
asleep at
sleep by
  `,
  start: `
start work
start at
clock in
starting work
i start
log on
doors open
open up
clock on
clocking on
clocking in
on site by
on site at
at my desk by
at my desk from
work begins
day starts
open the shop
open up at
shop opens
logged on by
i begin
in for
in at
in from
in the office by
sign on
in by
in work by
in work for
in school by
in the office for
  `,
  end: `
i leave work
i leave the office
finish
finish at
done
done by
done at
knock off
get away
get away by
get away at
clock off
clock out
off at
finished
finished by
out by
out at
leave work
leave at
get off
finish work
finish by
get out around
get off around
released
wrap up
log off
off work at
get to leave at
get to finish at
half day
done with work
finish work at
work finishes
work finishes at
get off work
shift finishes
finishes at
finishing
clocking off
knocking off
work ends
day ends
shift ends
done for the day
off by
home time
stop at
stop work
stop work at
stopping at
shut up shop
close up
close up at
we close at
shop shuts
shut the shop
packed up by
shut at
shut
closing at
  `,
  late: `
late
close
closing
whenever
last orders
last thing
when it closes
gone midnight
  `,
  rare: `
at the end of
at year end
on late nights
at month end
at quarter end
month end
quarter end
year end
busy season
some nights
the odd night
odd nights
a few nights
bad nights
rough nights
broken nights
sleepless nights
interrupted nights
sometimes
occasionally
might
maybe
now and then
once in a while
monthly
from time to time
1 in 4
1 in 3
1 in 5
1 in 6
one in four
one in three
one in five
one in six
every third
every fourth
every 3 weeks
every 4 weeks
every three weeks
every four weeks
every six weeks
every 3rd
every 4th
every few weeks
rarely
odd
per month
a month
of the month
not often
perhaps
possibly
ad hoc
if im lucky
once or twice a month
could be
every couple of months
hardly ever
seldom
may have to
could end up
per term
a term
each term
once a quarter
once a year
each month
every month
every so often
1 in 3 weekends
one in 3
one in 4
one * a month
1 * a month
one * in four
one * in three
1 * in 4
1 * in 3
1 * in 5
one * in five
one * per month
every third *
every fourth *
every 3 rd *
every 4 th *
as and when
when needed
if needed
now and again
here and there
at a push
most likely not
not every week
not always
theres a chance
potentially
not sure yet
tbc
  `,
  unfixed: `
most weeks
a week
per week
flexible
no fixed
no set hours
varies
vary
whenever
unpredictable
random
different every week
changes every week
rotating
depends
at some point
any time
anytime
no set schedule
week to week
all over the place
own hours
when i can
whenever i can
whatever hours
different hours
hours change
no routine
no set times
no set days
move about
moves around
move around
moves about
changes weekly
zero hours
as i like
own boss
rota changes
irregular
all different
never the same
nothing fixed
nothing regular
nothing set
  `,
  often: `
most nights
many nights
nearly every night
almost every night
usually
mostly
most
normally
generally
typically
always
every other
every second
alternate
alt
alternating
fortnightly
every fortnight
every two weeks
every 2 weeks
biweekly
bi weekly
other week
every other week
regularly
regular
ordinarily
typical
as a rule
in general
on the whole
by default
nearly every
almost every
every 2 nd
each fortnight
every 14 days
1 in 2
one in two
one week in two
  `,
  past: `
used to
instead of
rather than
previously
formerly
last year
last month
back when
years ago
until last
until recently
no longer
quit
gave up
dont do anymore
anymore
before covid
back in
stopped
was working
till recently
when i was
was on
were on
back then
until this year
until i
till i
before i
finished in
ended in
ended last
packed in
given up
no more
gave it up
left that
left my
my old
old job
  `,
  future: `
next month
next year
from january
from february
from march
from april
from june
from july
from august
from september
from october
from november
from december
starting in
starting next
start a new job
will be
going to start
gonna start
in the new year
soon
will start
starts in
hasnt started
about to start
ill be
ill start
due to start
as of next
from next
starting a new job
new job starts
new job from
going back to work
back to work in
return to work in
starting uni
start uni
start a course
hoping to
planning to
plan to
thinking of
thinking about
want to start
would like to start
in january
in february
in march
in april
in june
in july
in august
in september
in october
in november
in december
in the autumn
in the spring
from easter
after easter
after christmas
after the summer
after the holidays
once i start
from the new year
later this year
going to be
about to go
when i go back
when i return
once i go back
when i start back
when im back
  `,
  oneoff: `
next
tomorrow
this week
this weekend
coming
yesterday
last week
tonight
this monday
this tuesday
this wednesday
this thursday
this friday
this saturday
this sunday
on holiday
one off
just once
away next
on the 1 st
the week after
  `,
  now: `
now
these days
nowadays
currently
at the moment
instead
since then
at present
until then
till then
for the moment
meantime
as it stands
  `,
  other: `
nan
nana
nanna
granny
grandad
granddad
grandpa
grandmother
my mam
the in laws
auntie
my wife
wife
my girlfriend
my husband
husband
my partner
partner
my mum
my mom
mum
mom
boyfriend
girlfriend
hubby
hubs
my sister
my brother
roommate
flatmate
my boss
boss
my mother
my ex
my dad
nanny
grandma
his dad
her dad
their dad
the other half
my other half
missus
the mrs
my mother in law
childminder
my parents
my teenager
au pair
babysitter
my neighbour
my colleague
grandparents
my in laws
she
he
they
daughter does
son does
teenage son
teenage daughter
gran
stepdad
my uncle
my aunt
my sister in law
my ex wife
my ex husband
oh
dh
dw
eldest
youngest
  `,
  me: `
i
im
ill
ive
we
id
me
mum of
dad of
mum to
dad to
single mum
single dad
mother of
father of
parent of
new mum
new dad
working mum
working dad
mom of
busy mum
busy dad
  `,
  freetrain: `
to train
can train
could train
free to train
free for training
can workout
can work out
could work out
could workout
can exercise
can do a session
available to train
free for a workout
i can fit in
could fit
can squeeze
squeeze in
can get to the gym
could get to the gym
train then
can run
could run
could exercise
gym then
fit in a workout
free to exercise
use for training
happy to train
can make
available for training
gap for training
could sneak
can sneak
sneak a
sneak in
fit a workout
fit in a run
could grab
workout possible
run possible
training possible
gym possible
lunch run possible
exercise possible
could get a run in
could use that
could use it
can use that
can use it
can use the gym
can go for a run
could go for a run
could go running
can go running
can do something
could do something
get a session in
get a workout in
could hit the gym
can hit the gym
free then for
is when i can
fine for training
good for training
slot for training
window for training
gap for a workout
could manage a
can manage a
could swim
can swim
i could lift
do a workout
do my workout
is free for a
free for a run
free for gym
free for exercise
available for a workout
open for training
workout would fit
session would fit
could slot in
can slot in
could slip out
  `,
  prefer: `
only possible
gym window
training window
workout window
prefer
preferably
prefer to
love
love to
best
ideally
ideal
rather
only window
only slot
only time
could work
like to train
like training
keen on
works best
suits me
suit me
love training
would like
id like
is fine
are fine
my window
only free time
works for me
good for me
perfect
i like
early bird
free window
best time
only gap
my gap
happiest training
works well
work best
work well
at my best
i tend to train
usually train
train best
happiest
happy to
would suit
would be great
is good
are good
rather work out
rather exercise
favour
favourite
morning workouts please
evening workouts please
keen to
prime time
the dream
only realistic
only chance
only time free
one free slot
my one free
my slot
only free slot
only free hour
  `,
  avoid: `
last resort
dont make me
dont ask me
dont put
hate
hates
no
nothing
not a
prefer not
rather not
dont like
dislike
too tired
not keen
avoid
dont want
do not want
do not like
would not like
dont wanna
do not wanna
no workouts
no training
cant stand
cant face
not fond
never feel like
dont schedule
dont book
please dont
not in the
dont plan
knackered
shattered
exhausted
not my thing
useless
rubbish
dead on my feet
not great
not before
not after
wiped
brain dead
struggle
hate training
cant be doing with
not into
really not
absolutely not
not up for
no evening
no morning
no late
no mornings
no evenings
no weekends
no sundays
no exercise
prefer not to
keep * clear
keep * free
please keep
leave * free
leave * alone
dead after
zombie
fried
no chance mentally
not at my best
not functional
not human
not for me
skip
steer clear
please not
dont fancy
not fussed
cba
cannot be bothered
cant be bothered
dont do
  `,
  cant: `
never
cant
cannot
can not
unavailable
off limits
never available
not available
not possible
impossible
cant train
unable
no chance
no way
out of the question
never free
dont have
not free
couldnt
no go
are out
is out
blocked out
never possible
wont work
doesnt work
dont suit
doesnt suit
not able
no time
not doable
unable to
off the table
a no
strictly no
ruled out
rule out
cant be moved
sacred
no can do
non negotiable
are taken
is taken
completely blocked
fully booked
never works
not an option
isnt an option
arent an option
arent possible
isnt possible
isnt available
arent available
not around
not home
impossible for me
  `,
  free: `
free
available
open
clear
nothing on
no plans
  `,
  except: `
except
but not
apart from
excluding
other than
bar
besides
aside from
minus
not on
unless
excl
save for
exc
not counting
bar the
with the exception of
leaving out
less
but never on
  `,
  correct: `
no wait
wait no
sorry
i mean
actually no
scratch that
make that
correction
oops
wait
no sorry
i meant
no actually
er no
or rather
strike that
ignore that
actually
my mistake
hang on
nope
no hang on
scrap that
no thats
i lie
tell a lie
sorry i mean
sorry no
edit
meant to say
no make that
rather
  `,
  eachway: `
each way
both ways
one side
each direction
either way
one way
there and back each
per direction
every way
each end
either end
either side
each leg
before and after
each side
every trip
in both directions
  `,
  total: `
total
return
round trip
there and back
all in
altogether
overall
combined
roundtrip
  `,
  chain: `
then
after that
followed by
afterwards
straight after
after which
straight into
right after
immediately after
after work go
next up
directly after
later on
after work i
straight on to
finishing with
before heading
then on to
  `,
  sep: `
or
but
so
because
while
when
where
otherwise
else
also
with
although
though
cos
cuz
since i
as i
as im
however
besides that
whereas
if
unless
who
which
for
meaning
therefore
bc
on top of
in addition to
  `,
  beforework: `
before work
before my shift
before the office
pre work
  `,
  afterwork: `
straight after work
right after work
immediately after work
directly after work
as soon as i finish work
after work
after the office
post work
after my shift
once work is done
when i finish work
  `,
  aroundwork: `
around work
  `,
  train: `
train in the
train
i train
training
workout
workouts
work out
exercise
session
sessions
exercising
gym sessions
gyms
hotel gym
hotel gyms
working out
sweat
  `,
  restday: `
for the rest of the day
rest of the day
for the remainder
rest of day
  `,
  halfday: `
half day
half days
  `,
  nap: `
naptime
baby naps
nap
naps
kids nap
sleeps at
napping
  `,
  weekA: `
week a
week 1
week one
odd weeks
one week
wk 1
wk a
first week
one wk
  `,
  weekB: `
week b
week 2
week two
even weeks
following week
wk 2
wk b
other week its
the other week
second week
next wk
the next
week after
  `,
  inbetween: `
in between
between the two
between them
between those
between school runs
between the school runs
  `,
}
