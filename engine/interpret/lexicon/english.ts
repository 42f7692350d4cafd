import type { Phrases } from './phrases.ts'

/** Time words of English. */
export const ENGLISH_TIME: Phrases = {
  'day:mon': `
monday
mondays
mon
mons
  `,
  'day:tue': `
tuesday
tuesdays
tue
tues
tu
  `,
  'day:wed': `
wednesday
wednesdays
wed
weds
wednes
  `,
  'day:thu': `
thursday
thursdays
thu
thur
thurs
thus
th
  `,
  'day:fri': `
friday
fridays
fri
fris
  `,
  'day:sat': `
saturday
saturdays
sat
sats
  `,
  'day:sun': `
sunday
sundays
sun
suns
  `,
  'days:mon,tue,wed,thu,fri': `
mo fr
weekday
weekdays
week days
work days
workdays
working days
m f
m to f
m thru f
each school day
every school day
school days
during the week
in the week
through the week
midweek
all week
work week
workweek
wkdays
wkday
mon fri
week nights
weeknights
weeknight
  `,
  'days:mon,tue,wed,thu': `
m th
m thu
m thurs
m to th
  `,
  'days:mon,wed,fri': `
mon wed fri
mwf
m w f
  `,
  'days:tue,thu': `
tth
tuth
t th
tu th
  `,
  'days:sat,sun': `
weekend
weekends
the weekend
every weekend
at weekends
at the weekend
wkends
wkend
wknds
wknd
weekend days
at weekend
on weekends
on the weekend
on weekend
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
daily
every day
everyday
each day
every single day
seven days a week
7 days a week
7 days
mon sun
all days
24 7
every night of the week
every morning and evening
365 days a year
7 d
all seven days
seven days
every day of the week
  `,
  'days:mon,tue,wed,thu,sun': `
school nights
school night
  `,
  restdays: `
other weekdays
rest of the week
the rest of the week
other days
the other days
remaining days
every other weekday
otherwise weekdays
other days of the week
other work days
other working days
the rest
all other days
every other day of the week
remaining weekdays
rest of week
  `,
  'win:early': `
early morning*
early in the morning
before breakfast
first thing in the morning
first thing
crack of dawn
early am
  `,
  'win:morning': `
morning
mornings
in the morning
in the mornings
am only
  `,
  'win:lunch': `
lunch
lunchtime
lunchtimes
lunch time
lunch hour
midday
lunch break
lunch breaks
at lunch
lunches
  `,
  'win:afternoon': `
afternoon
afternoons
in the afternoon
in the afternoons
arvo
aft
  `,
  'win:evening': `
evening
evenings
in the evening
in the evenings
eve
eves
  `,
  'winall:morning': `
every morning
each morning
every single morning
  `,
  'winall:afternoon': `
every afternoon
each afternoon
  `,
  'winall:evening': `
every evening
each evening
  `,
  'winall:night': `
every night
each night
nightly
every single night
  `,
  'winall:lunch': `
every lunchtime
every lunch
  `,
  'win:night': `
night
nights
at night
late evening
tonight
  `,
  'win:daytime': `
daytime
during the day
in the day
daytimes
  `,
  'win:allday': `
all day
whole day
the whole day
entire day
full day
at all
  `,
  'mer:am': `
am
  `,
  'mer:pm': `
pm
  `,
  'clock:12': `
noon
midday sharp
  `,
  'clock:0': `
midnight
  `,
  'num:1': `
one
  `,
  'num:2': `
two
  `,
  'num:3': `
three
  `,
  'num:4': `
four
  `,
  'num:5': `
five
  `,
  'num:6': `
six
  `,
  'num:7': `
seven
  `,
  'num:8': `
eight
  `,
  'num:9': `
nine
  `,
  'num:10': `
ten
  `,
  'num:11': `
eleven
  `,
  'num:12': `
twelve
  `,
  'num:20': `
twenty
  `,
  'num:30': `
thirty
  `,
  'num:40': `
forty
  `,
  'num:45': `
forty five
  `,
  'num:90': `
ninety
  `,
  'numa:1': `
a
an
  `,
  'unit:min': `
min
mins
minute
minutes
  `,
  'unit:hour': `
hour
hours
hr
hrs
  `,
  'unit:h': `
h
  `,
  'unit:no': `
km
kms
kg
k
miles
mile
mi
kids
children
times
x
days
day
weeks
week
years
year
yr
yrs
months
month
sets
reps
percent
weekends
evenings
grade
lbs
mates
people
dogs
cats
old
nights
mornings
star
hourly
  `,
  half: `
half
half past
  `,
  halfan: `
half an
  `,
  quarter: `
quarter
a quarter
  `,
  past: `
past
  `,
  tomin: `
to the hour
  `,
  oclock: `
oclock
o clock
  `,
  from: `
from
starting
starts
start
starting at
starting from
starts at
start at
begins
begins at
begin at
beginning
beginning at
kick off
kicks off
since
dont start til
dont start till
dont start until
dont start before
not in til
not in till
not in until
dont get in til
dont get in till
dont get in until
dont begin until
late start
late start at
from about
from around
onwards from
  `,
  to: `
to
through
thru
into
  `,
  until: `
until
til
till
untill
up to
ending
finishing
finishing at
until about
till about
til about
ends at
ends
ending at
finish at
finished at
work finishes at
finish work at
wraps up at
over at
over by
  `,
  after: `
after
from about
later than
past about
  `,
  before: `
before
earlier than
prior to
any earlier than
  `,
  at: `
at
by
around
about
approx
roughly
circa
ish
at around
at about
by about
by around
near
  `,
  between: `
between
  `,
  and: `
and
n
plus
as well as
  `,
  fill: `
pull up bar
on
the
every
each
of
my
a
an
i
im
ive
is
are
its
get
only
just
evry
evey
ever
any
these
this
usually on
on a
her
his
our
their
both
all the
  `,
}
/** Months and such of English, for dates. */
export const ENGLISH_MONTHS: Phrases = {
  'month:1': `
january
jan
  `,
  'month:2': `
february
feb
febr
  `,
  'month:3': `
march
mar
  `,
  'month:4': `
april
apr
  `,
  'month:5': `
may
  `,
  'month:6': `
june
jun
  `,
  'month:7': `
july
jul
  `,
  'month:8': `
august
aug
  `,
  'month:9': `
september
sep
sept
  `,
  'month:10': `
october
oct
  `,
  'month:11': `
november
nov
  `,
  'month:12': `
december
dec
  `,
  'ordinal:1': `
first
  `,
  'ordinal:2': `
second
  `,
  'ordinal:3': `
third
  `,
  'ordinal:4': `
fourth
  `,
  'ordinal:-1': `
last
final
  `,
  'num:11': `
eleven
  `,
}
