import type { Phrases } from './phrases.ts'

/** What people say of their day, body and plans, in English. */
export const ENGLISH_CHECK_INS: Phrases = {
  'part:neck': `
    neck
    nape
    necks
  `,
  'part:shoulder': `
    shoulder
    collarbone
    collar bone
    clavicle
    shoulders
    delt
    delts
    rotator cuff
    deltoid
    deltoids
    shoulder blade
  `,
  'part:upper back': `
    upper back
    mid back
    middle back
    between the shoulder blades
    between my shoulder blades
    lats
    lat
    traps
    trap
    shoulder blades
    rhomboids
    upper backs
    mid backs
  `,
  'part:lower back': `
    lower back
    low back
    back
    lumbar
    lumbar spine
    spine
    lowback
    tailbone
    backs
    lower backs
  `,
  'part:chest': `
    chest
    pecs
    pec
    ribs
    rib
    sternum
    breastbone
    ribcage
    chests
  `,
  'part:arm': `
    arm
    arms
    bicep
    biceps
    tricep
    triceps
    forearm
    forearms
    upper arm
    upper arms
  `,
  'part:elbow': `
    elbow
    elbows
  `,
  'part:wrist': `
    wrist
    wrists
    hand
    hands
    finger
    fingers
    thumb
    thumbs
    palm
    knuckle
  `,
  'part:core': `
    core
    abs
    obliques
    stomach muscles
    ab muscles
    abdominals
    oblique
    ab
    cores
    stomachs muscles
  `,
  'part:hip': `
    hip
    hips
    groin
    inner thigh
    inner thighs
    hip flexor
    hip flexors
    adductors
    adductor
  `,
  'part:glute': `
    glute
    glutes
    bum
    butt
    buttock
    buttocks
    backside
    arse
    booty
  `,
  'part:quad': `
    quad
    quads
    thigh
    thighs
    quadriceps
    front of the thigh
    front of my thigh
    front of my thighs
  `,
  'part:hamstring': `
    hamstring
    hamstrings
    hammy
    hammies
    back of the thigh
    back of my thigh
    back of thigh
    hams
    back of my leg
    at the back of my thigh
    in the back of my thigh
    at the back of my leg
    at the back of my thighs
  `,
  'part:knee': `
    knee
    it band
    itb
    iliotibial band
    knees
    kneecap
    patella
    knee cap
  `,
  'part:calf': `
    calf
    calves
    calfs
    calve
  `,
  'part:shin': `
    shin
    shins
    shin splints
  `,
  'part:achilles': `
    achilles
    achilles tendon
  `,
  'part:ankle': `
    ankle
    ankles
  `,
  'part:foot': `
    foot
    feet
    heel
    heels
    toe
    toes
    arch
    arches
    sole
    soles
    big toe
    plantar fascia
    plantar
  `,
  'part:quad,hamstring,calf': `
    legs
    leg
  `,
  nopart: `
    turn my head off
    cant turn my head off
    switch my head off
    when i lift my arm
    when i raise my arm
    lifting my arm
    raising my arm
    are back
    is back
    was back
    back again
    back now
    back with
    back tomorrow
    back on track
    on my back
    got back
    came back
    back to
    back home
    back in
    back at
    back from
    back on
    back later
    back by
    be back
    back up
    back into
    back it
    went back
    back soon
    on hand
    hand in
    on the other hand
    on one hand
    give me a hand
    at hand
    hand over
    on foot
    back then
    im back
    get back
    way back
    call back
    head back
    drove back
    come back
    cut back
    holding me back
    core work
    core session
    core workout
    leg day
    legs day
    arm day
    chest day
    back day
    back and biceps
    chest and tris
    upper body
    hands on
    back off
    backed off
    back squats
    back squat
    calf raises
    leg press
    leg curls
    hip thrusts
    chest press
    shoulder press
    arms day
    shoulder day
    bench press
    core class
    off my chest
    back meetings
    back calls
    by hand
    on my feet
    keep my back
    second hand
    over my shoulder
    over the shoulder
    shoulder to cry on
    cold shoulder
    chip on my shoulder
    head and shoulders
    at arms length
    cost an arm and a leg
    twist my arm
    pain in the neck
    pain in the arse
    pain in the bum
    pain in the ass
    neck and neck
    up to my neck
    breathing down my neck
    stiff upper lip
    pulling my leg
    last legs
    find my feet
    feet up
    cold feet
    itchy feet
    dragging my feet
    dragged my feet
    swept off my feet
    heart to heart
    toe the line
    dig my heels in
    thumbs up
    green fingers
    fingers crossed
    all fingers and thumbs
    elbow grease
    elbow room
    joined at the hip
    hip hop
    rib eye
    ribeye
    ribs for dinner
    calf muscle machine
    boss on my back
    on my back all day
    off my back
    behind my back
    turn my back
    have my back
    got my back
    bit my head
    hand wash
    handed
    in hand
    out of hand
    hands full
    got my hands full
    lend a hand
    first hand
    hand in my notice
    kids feet
    shin pads
    knee pads
    knee deep
    knee jerk
    take the knee
    at the back of my
    at the back of the
    in the back of my
    round the back of my
  `,
  sore: `
    screaming from
    on strike
    stuck
    back in knots
    like piano wire
    like a guitar string
    like guitar strings
    in ribbons
    in shreds
    like rocks
    like planks
    like wood
    knotted
    locked up solid
    rock hard
    in knots
    feeling it
    feel it
    feeling every rep
    screaming at me
    in bits
    in pieces
    toast
    battered
    ruined
    destroyed
    wrecked
    trashed
    smashed
    shot to pieces
    sore
    soreness
    achy
    aching
    ache
    aches
    stiff
    stiffness
    tight
    tightness
    tender
    doms
    ached
    on fire
  `,
  'painpart:shin': `
    shin splints
  `,
  'painpart:foot': `
    plantar fasciitis
    plantar fasciitus
    plantar fascitis
    pf in my foot
    heel spur
    mortons neuroma
  `,
  'painpart:knee': `
    runners knee
    it band syndrome
    itb syndrome
    itbs
    jumpers knee
    patella tendonitis
    meniscus
  `,
  'painpart:elbow': `
    tennis elbow
    golfers elbow
  `,
  'painpart:lower back': `
    back has gone again
    back went on me
    back went while
    barely bend my back
    cant straighten my back
    cant stand up straight
    back went picking
    backs gone
    back has gone
    back is out
    back is giving out
    back in agony
    back is in agony
    back gave out again
    sciatica
    slipped disc
    herniated disc
    put my back out
    threw my back out
    thrown my back out
    did my back in
    done my back in
    my back went
    back went again
    back has gone
    back gave out
  `,
  'painpart:hip': `
    piriformis syndrome
    hip bursitis
  `,
  'painpart:shoulder': `
    frozen shoulder
    shoulder impingement
  `,
  'painpart:wrist': `
    carpal tunnel
  `,
  pain: `
    crick
    had gravel in it
    full of gravel
    like gravel
    like sandpaper inside
    went nope
    complained
    having a moan
    has a moan
    moans
    sulking
    grumpy
    cranky
    protesting
    protests
    being awkward
    being a pain
    being silly
    twangy
    catches
    catching
    barking
    barks
    feels bruised
    a bit off
    bothering me
    bothered me
    bother me
    is bothering
    really bother
    started to bother
    giving me grief
    giving me gyp
    giving me trouble
    grumbling
    grumbly
    discomfort
    not happy
    moaning
    complaining
    issues
    issue
    trouble
    seized up
    tweaked
    tweak
    gave out
    went on me
    blew up
    pulled
    strained
    feeling strained
    not right
    feels off
    pain
    tendonitis
    tendinitis
    acting up
    flaring up
    pains
    nagging
    painful
    hurt
    hurts
    hurting
    paining
    is paining
    niggle
    niggles
    niggling
    twinging
    twinged
    niggly
    twinge
    twinges
    cramp
    cramps
    cramped
    cramping
    bruised
    bruise
    blister
    blisters
    strain
    sprain
    sprained
    rolled
    twisted
    throbbing
    throbs
    spasm
    spasmed
    spasms
    spasming
    playing up
    gave way
    torn
    tore
    injured
    injury
    pinching
    pinches
    pinched
    pinch
    sting
    stinging
    stings
    ouch
    flare up
    flared up
    gone again
    impinged
    jarred
    pinged
    dodgy
    dislocated
    broken
    fractured
  `,
  'painpart:neck': `
    cant move my neck
    cant turn my neck
    cant turn my head
    can barely turn my head
    can barely move my neck
  `,
  strongpain: `
    really hurts
    really painful
    very painful
    so painful
    proper painful
    extremely painful
    felt something go
    felt something pop
    felt something snap
    felt something tear
    felt something give
    felt something rip
    hurt too bad
    hurts too bad
    hurt too much
    hurts too much
    too painful
    did not even try
    didnt even try
    made me stop
    had me stopping
    completely wrecked
    sharp
    stabbing
    stabby
    agony
    excruciating
    killing me
    shooting
    unbearable
    searing
    like a knife
    knife
    stabs
    stab
    screaming
    like being stabbed
    shooting pain
    shoots down
    shoots into
    shooting down
    shoots up
    burning pain
    cant stand the pain
    in bits with
  `,
  strong: `
    severe
    strong
    bad
    badly
    a lot
    really
    so
    very
    intense
    horrible
    awful
    terrible
    nasty
    worst
    properly
    like hell
    like mad
    excruciatingly
    major
    serious
    crazy
  `,
  verystrong: `
    severe
    strong
    bad
    badly
    a lot
    intense
    horrible
    awful
    terrible
    nasty
    worst
    like hell
    like mad
    like crazy
    like anything
    like a bitch
    like a bastard
    like fire
    serious
    really bad
    so bad
    loads
    so much
    a ton
    massively
  `,
  notbad: `
    nothing bad
    not bad
    not too bad
    not that bad
    nothing terrible
    nothing serious
    nothing major
    not terrible
    not so bad
    not awful
    nothing dramatic
    nothing awful
    nothing severe
    not serious
    not horrible
    not severe
  `,
  limp: `
    limping
    limped
    limp
    hobbling
    hobbled
    swollen
    swelling
    swelled
    swole
    ballooned
    locked
    locked up
    locks
    cant walk
    couldnt walk
    cant bend
    couldnt bend
    cant straighten
    couldnt straighten
    cant lift
    couldnt lift
    cant raise
    cant grip
    couldnt grip
    cant put
    had to stop
    made me stop
    forced me to stop
    cant stand on
    couldnt stand on
    cant climb
    hard to walk
    hurts to walk
    hurts to stand
    hurts to put weight
    hurts to step
    barely walk
    barely stand
    barely lift
    barely bend
    hardly bend
    hardly walk
    hardly stand
    hardly lift
    hardly raise
    hardly straighten
    hardly move
    hardly climb
    stopped because my
    stop because my
    stopped because of my
    puffed up
    size of
    cant move
    couldnt move
    cant turn
    couldnt turn
    cant sit
    cant get up
    cant lift my arm
    had to walk home
    stopped me
    stop running
    couldnt carry on
    couldnt continue
    cant hold
    couldnt hold
    cant reach
    cant do stairs
    cant go down stairs
    cant use
    couldnt use
    cant tie
    cant get dressed
    had to quit
    had to bail
    black and blue
    cant open
    had to pull up
    pulled up
    stopped immediately
    cant drive
    cant sleep on
    cant wash
    cant put my socks on
    cant push off
    couldnt push off
  `,
  cantbear: `
    cant put weight
    cant bear weight
    cannot bear weight
    couldnt put weight
    cant weight bear
    couldnt stand on it
    cant stand on it
    cant walk on it
    couldnt walk on it
    no weight on
    cant put any weight
    couldnt put any weight
    cant take weight
    wont take my weight
    wont take weight
    cant take my weight
    cant weight it
    couldnt bear weight
    cant step on
    couldnt step on it
    cant use it
    cant move it
    cant lift it
    unable to walk
    unable to bear weight
    wont hold me
    wont hold my weight
    wont move
    cant move my
    cannot put weight
    couldnt weight bear
    unable to put weight
    cant straighten it
    cant stand
    couldnt stand up on
    cant push off
    couldnt push off
    just flops
    flops
    wont hold
    no strength in it
    cant support my weight
    no push off
    cant take any weight
    wont take any weight
    gives way when i stand
    gives way when i put
    gives way under me
    gives way when i step
    gives way when i walk
    gives way if i stand
    buckles when i stand
    buckles when i put
    buckles under me
    wont support me
    wont support my weight
    collapses when i stand
    folds when i stand
    folds under me
    gave way when i stood
    gave way when i put
    cant hold me up
    wont lift
    wont bend
    wont straighten
    wont grip
    cant lift it at all
    cant bend it at all
  `,
  pop: `
    pop
    popped
    crack
    cracked
    snap
    snapped
    tore
    crunch
    ping
    bang
    pinged
    popping sound
    cracking sound
  `,
  joke: `
    popped in
    popped out
    popped into
    popped to
    pop in
    pop to
    cracked on
    crack on
    crack of
    snapped at
    cracked it
    cracking
    pop round
    snap out
    pop quiz
    pop up
  `,
  swell: `
    swollen
    swelling
    swelled
    swell
    ballooned
    puffed up
    size of
    blew up
    blown up
    huge
    black and blue
    massive
    egg
    golf ball
    grapefruit
    melon
    puffy
  `,
  deform: `
    looks bent
    is bent
    bent out of shape
    looks off
    funny shape
    looks odd
    looks crooked
    sticking out
    wrong angle
    looks wrong
    deformed
    bent the wrong way
    out of place
    out of joint
    weird angle
    odd angle
    misshapen
    dislocated
    crooked
    bone out
    pointing the wrong way
    funny angle
    popped out of its socket
    out of its socket
    lump where
    hanging off
    strange angle
    dent in
    a gap in
    bunched up
    rolled up like
  `,
  faint: `
    fainted
    faint
    passed out
    blacked out
    blackout
    collapsed
    keeled over
    lost consciousness
    came to
    came round
    went over
    fainting
    passing out
    hit the deck
    out cold
    woke up on the floor
    on the floor
    next thing i knew
    lost a few seconds
    went down like
    everything went black
    dropped like a
    out for a few seconds
    face planted
    unconscious
    woke up on the
    passed out cold
    knocked out cold
    blacked right out
    hit the floor
    spark out
    fainting spell
    swooned
  `,
  nearfaint: `
    nearly fainted
    almost fainted
    nearly passed out
    almost passed out
    nearly blacked out
    almost blacked out
    about to faint
    close to fainting
    near faint
    felt faint
    faint feeling
    feeling faint
    nearly keeled over
    nearly went over
    nearly collapsed
    almost collapsed
    going to faint
    gonna faint
    gonna pass out
    going to pass out
    thought id faint
    thought i would faint
    felt like fainting
    almost keeled over
    about to pass out
    nearly went down
    almost went down
    thought i was going to pass out
  `,
  sight: `
    vision went
    vision
    sight going
    went black
    went dark
    went white
    tunnel vision
    black spots
    seeing stars
    saw stars
    legs gave way
    legs went
    legs giving way
    legs buckled
    knees buckled
    grey at the edges
    spots in front of
    ears ringing
    cold sweat
    stars in front
    blurry
    couldnt see
    hearing went
    greyed out
    everything went grey
    black at the edges
    dark at the edges
    went grey
    blurred
    whited out
    world went
    room went
    eyes went
    lights went
    had to hold on
    had to lie down
    had to grab
    had to sit down
    sight went
    eyesight went
    sight faded
    vision faded
    vision blurred
    vision tunnelled
    vision was going
    couldnt see straight
    everything went blurry
    everything went dark
    everything faded
  `,
  dizzy: `
    felt faint
    feeling faint
    feel faint
    dizzy
    lightheaded
    light headed
    felt light headed
    felt a bit light headed
    a bit light headed
    bit light headed
    woozy
    dizziness
    head spinning
    room spinning
    giddy
    faint
    faintness
    wobbly
    head rush
    spinny
    swimmy
    headed
    room span
    unsteady
  `,
  palp: `
    palpitations
    palpitation
    heart racing
    heart was racing
    racing heart
    heart fluttering
    heart flutter
    heart skipping
    heart pounding
    heart was pounding
    heart going
    heart went
    heart hammering
    heart thumping
    heart beat
    heartbeat
    heart rate
    heart flipping
    fluttering
    heart doing
    heart kept
    ticker
    heart jumping
    heart all over
    irregular heart
    heart beating
    pounding heart
    heart wont
    heart wouldnt
    heart started
    pulse racing
    pulse was racing
    heart flip
    heart stopped
    skipped beats
    heart skips
    heart is racing
    heart is pounding
    heart misfiring
    heart was going
    heart was hammering
    heart doing somersaults
    heart felt
    pulse
    heart
    heart skipped
    heart skipped a beat
    heart skipped a few beats
    heart skipped beats
    skipped a beat
    skipped a few beats
    heart missed a beat
    missed a beat
    missed a few beats
  `,
  breathless: `
    can not breathe
    could not get air
    couldnt get air
    can not get air
    cant get enough breath
    can not catch my breath
    unable to get my breath
    unable to breathe
    unable to catch my breath
    struggled to breathe
    struggling for breath
    struggled for breath
    fight for breath
    cannot breathe
    could not breathe
    could barely breathe
    barely breathe
    short of breath
    shortness of breath
    out of breath
    breathless
    cant breathe
    couldnt breathe
    cant catch my breath
    couldnt catch my breath
    catch my breath
    cant get my breath
    hard to breathe
    struggling to breathe
    couldnt get my breath
    gasping
    cant get enough air
    couldnt get enough air
    puffed
    winded
    trouble breathing
    difficulty breathing
    breathing is hard
    cant get air
    get my breath
    breath back
    fighting for breath
    cant get a full breath
    air hungry
    cant take a deep breath
    puffing
    wheezing
    short breath
    huffing
    breathing heavy
    get a proper breath
  `,
  atrest: `
    woke at
    woke up at
    in the night
    woke up
    woke
    in my sleep
    at rest
    sitting
    sat
    sofa
    couch
    lying
    in bed
    lying down
    laying
    desk
    watching tv
    doing nothing
    resting
    on the settee
    just sat
    sitting still
    at my desk
    not moving
    in the chair
    armchair
    reading
    talking
    tv
    hours later
    standing still
    even now
    sit down
    lie down
    lie flat
    without doing anything
    for no reason
    getting dressed
    chair
    even sitting
    watching telly
    watching a film
    watching netflix
    sitting down
    sat down
    into bed
    just lying
    just lying here
    just sitting
    just sitting here
  `,
  effortctx: `
    sprint
    sprints
    intervals
    hills
    hill
    climb
    after the run
    during
    stairs
    rep
    reps
    set
    pace
    burpees
    race
    hiit
    last lap
    mile
    km
    finish line
    rounds
    flights
  `,
  urine: `
    pee
    peed
    urine
    wee
    weed
    peeing
    piss
    pissed blood
    loo
    toilet
    weeing
    urinating
    pissing
    my water
    waterworks
  `,
  darkpee: `
    dark brown
    brown
    cola
    coke
    coca cola
    tea coloured
    tea colored
    dark red
    red
    blood
    bloody
    pink
    rust
    rusty
    tea
    coffee
    coffee coloured
    dark as
    port
    reddish
    rosy
    rose
    red wine
    like tea
    guinness
    stout
    rust coloured
    coloured
    colored
    cola coloured
    dark
  `,
  pressure: `
    band round
    band across
    pressure
    heavy
    heaviness
    squeezing
    squeezed
    crushing
    crushed
    weight on
    elephant
    band around
    vice
    constricted
    constriction
    burning
    clenched
    like a belt
    gripping
    discomfort
    like a fist
    uncomfortable
    sitting on
    like a brick
    weird
    funny
    hot poker
    clamped
    squeeze
    tugging
    weight
    pushing on
    standing on
    stood on
    parked on
    stamping on
    pressing on
    weird pressure
    funny pressure
  `,
  chestmuscle: `
    push ups
    pushups
    press ups
    pressups
    bench
    bench press
    benching
    flyes
    flys
    dips
    muscle
    muscular
    doms
    cough
    coughing
    bruise
    bruised
    burpee
    chest day
    pec
    pecs
    presses
    press
    muscles
    weights
    ribs
    rib
    sore
    elbowed
    tackle
    kicked
    seat belt
    seatbelt
    foam roll
    foam rolling
    fell on
    ball hit
    muscley
  `,
  soremuscle: `
    muscle
    muscles
  `,
  heartburn: `
    heartburn
    acid
    reflux
    indigestion
  `,
  'fatigue:high': `
    felt weak
    feel weak
    felt a bit weak
    felt so weak
    in bits
    like a zombie
    zombie mode
    legs of concrete
    legs of lead
    feeling low energy
    felt low energy
    feeling low on energy
    tired
    so so tired
    exhausted
    knackered
    drained
    sleepy
    low energy
    no energy
    sluggish
    shattered
    wiped
    wiped out
    done in
    dead
    dead on my feet
    zonked
    worn out
    burnt out
    burned out
    fatigued
    pooped
    spent
    running on empty
    running on fumes
    on fumes
    wrecked
    beat
    flat
    lethargic
    lethargy
    weary
    drowsy
    cooked
    zero energy
    tank empty
    empty tank
    nothing in the tank
    no gas
    out of gas
    struggling to stay awake
    cant keep my eyes open
    bushed
    cream crackered
    ran out of steam
    low on energy
    bone tired
    dog tired
    dragging
    energy is low
    energy low
    running low
    energy was low
    no juice
    fried
    gassed
    energy in my boots
    ready for bed
    half asleep
    energy on the floor
    energy through the floor
    out of steam
    on my knees
    ruined
    destroyed
    shot
    out of juice
    washed out
    battery empty
    low battery
    yawning
    whacked
    groggy
    foggy
    pooped out
    dead tired
    absolutely done
    im done
    totally done
    properly done
    done for
    conked out
    flagging
    flaked
    flat out tired
    flat as a pancake
    flat as
    heavy eyed
    heavy eyes
    eyes closing
    eyes are closing
    falling asleep
    fell asleep on
    nodding off
    dozing off
    struggling to keep my eyes
    cant stay awake
    couldnt stay awake
    struggled to stay awake
    no oomph
    no energy at all
    no zip
    no spark
    no pep
    no get up and go
    zapped
    sapped
    energy sapped
    wasted
    hanging out my
    tired out
    tired as
    tired today
    tiredness
    fatigue
    exhaustion
    knackers
    creamed
    jiggered
    buggered
    crackered
    puggled
    done in today
    ran on empty
    running on vapours
    running on coffee
    running on caffeine
    surviving on coffee
    surviving on caffeine
    low battery today
    battery at
    battery low
    battery dead
    battery drained
    energy zero
    energy nil
    energy in the gutter
    energy on its knees
    energy tank
    energy rubbish
    energy crap
    energy poor
    energy bad
    energy terrible
    energy awful
    energy is poor
    energy is bad
    energy is rubbish
    energy is terrible
    energy is awful
    energy was bad
    energy was poor
    energy was rubbish
    energy was terrible
    energy levels low
    energy levels are low
    energy levels poor
    energy levels are poor
    energy levels rubbish
    energy levels terrible
    energy levels on the floor
    energy levels through the floor
    lacking energy
    lack of energy
    lacked energy
    not much energy
    not a lot of energy
    little energy
    very little energy
    hardly any energy
    barely any energy
    no energy left
    nothing left
    nothing left in the tank
    had nothing in the legs
    no legs
    legs had nothing
    could sleep for a week
    could sleep standing
    need my bed
    want my bed
    bed calling
    dead to the world
    brain fog
    brain fried
    brain is mush
    brain dead
    zombie
    zombified
    walking dead
    dead weight
    hit by a bus
    hit by a truck
    run over by
    like ive been hit
    wobbly legs
    legs wobbly
    wobbly arms
    legs are wobbly
    legs were wobbly
  `,
  limbheavy: `
    filled with cement
    full of cement
    full of lead
    full of sand
    made of wood
    like lead pipes
    like treacle
    heavy
    dead
    jelly
    like jelly
    lead
    like lead
    like jello
    jello
    concrete
    wooden
    rubber
    like rubber
    noodles
    like noodles
    leaden
    like concrete
    bricks
    tired
    fried
    cooked
    toast
    logs
    spaghetti
    blancmange
    mush
    shot
    weighed a ton
  `,
  'fatigue:normal': `
    energy ok
    energy normal
    energy fine
    normal energy
    energy is ok
    energy is fine
    energy is normal
    energy levels ok
    energy levels normal
    energy okay
    energy levels fine
    energy alright
    energy was ok
    energy was fine
    energy levels are ok
    energy so so
    average energy
    decent energy
    energy average
    energy is average
    energy decent
    energy middling
    energy medium
    energy is medium
    energy moderate
    energy levels average
    energy levels okay
    energy levels alright
    energy levels decent
    energy steady
    energy reasonable
    energy not bad
    energy standard
    energy meh
    normal tired
    usual tiredness
    usual tired
    normal tiredness
    reasonably fresh
    fairly fresh
    energy fair
    energy was normal
    energy was average
    energy was alright
    energy is alright
    energy is okay
    energy is so so
    energy was okay
  `,
  'fatigue:low': `
    run through a wall
    could run through a wall
    legs felt springy
    springy legs
    feeling ten years younger
    feel ten years younger
    had the beans
    bouncing off the walls
    fresh
    rested
    well rested
    energised
    energized
    lots of energy
    loads of energy
    felt strong
    feeling strong
    feel strong
    full of energy
    bouncing
    energetic
    tons of energy
    plenty of energy
    full of beans
    buzzing with energy
    recharged
    refreshed
    raring to go
    springy
    so much energy
    energy through the roof
    high energy
    energy high
    energy is high
    bags of energy
    full of life
    recovered
    ready to go
    energy great
    energy good
    great energy
    good energy
    energy is great
    energy levels high
    energy is good
    felt fresh
    on fire
    could run forever
    supercharged
    heaps of energy
    tonnes of energy
    firing on all cylinders
    unstoppable
    felt so strong
    batteries full
    not even tired
    well recovered
    fully recovered
    fully rested
    feeling rested
    feel rested
    nicely rested
    feeling refreshed
    feel refreshed
    feeling recharged
    batteries recharged
    batteries are full
    bags of energy today
    bounding
    bouncing about
    bouncing around
    bouncy
    sprightly
    spritely
    lively
    perky
    bright eyed
    wide awake and
    alert
    on top form energy
    energy top
    energy excellent
    energy amazing
    energy is amazing
    energy is excellent
    energy brilliant
    energy is brilliant
    energy fantastic
    energy is fantastic
    energy up
    energy is up
    energy is back
    energy back
    got my energy back
    energy was great
    energy was good
    energy was high
    energy levels great
    energy levels good
    energy levels are high
    energy levels are good
    energy levels are great
    energy levels up
    energy levels brilliant
    legs felt fresh
    legs fresh
    legs feel fresh
    fresh legs
    fresh as a daisy
    felt powerful
    feeling powerful
    feel powerful
    felt really strong
    felt super strong
    felt so fresh
    feeling fresh
    feel fresh
    strong today
    feeling so strong
    feeling super strong
    ready for anything
    could go again
    could run a marathon
    could climb a mountain
    up for anything
    firing
    pumped with energy
    charged up
    fully charged
    energetic today
    vitality
    legs light
    legs felt light
    light legs
    legs feel light
    felt light on my feet
    light on my feet
  `,
  energy: `
    energy
    energy level
    energy levels
    battery
  `,
  ill: `
    get over my cold
    havent got over my cold
    not got over my cold
    never got over my cold
    get over the cold
    havent got over the cold
    not got over the cold
    never got over the cold
    get over this cold
    havent got over this cold
    not got over this cold
    never got over this cold
    get over my flu
    havent got over my flu
    not got over my flu
    never got over my flu
    get over the flu
    havent got over the flu
    not got over the flu
    never got over the flu
    get over this flu
    havent got over this flu
    not got over this flu
    never got over this flu
    get over my bug
    havent got over my bug
    not got over my bug
    never got over my bug
    get over the bug
    havent got over the bug
    not got over the bug
    never got over the bug
    get over this bug
    havent got over this bug
    not got over this bug
    never got over this bug
    get over my covid
    havent got over my covid
    not got over my covid
    never got over my covid
    get over the covid
    havent got over the covid
    not got over the covid
    never got over the covid
    get over this covid
    havent got over this covid
    not got over this covid
    never got over this covid
    get over my cough
    havent got over my cough
    not got over my cough
    never got over my cough
    get over the cough
    havent got over the cough
    not got over the cough
    never got over the cough
    get over this cough
    havent got over this cough
    not got over this cough
    never got over this cough
    not over my cold
    not over my flu
    not over the cold
    not over the flu
    not over my bug
    not over the bug
    not over covid
    cant taste anything
    cant taste
    cant smell anything
    lost my taste
    no taste or smell
    not feeling well
    dont feel well
    didnt feel well
    not feeling too well
    not feeling so well
    not very well
    stomach in bits
    guts in bits
    stomach is in bits
    comin down with
    comin down w
    flu
    influenza
    fever
    feverish
    sore throat
    throat
    cough
    coughing
    infection
    covid
    stomach bug
    bug
    food poisoning
    vomiting
    vomited
    vomit
    throwing up
    threw up
    puking
    puked
    migraine
    antibiotics
    tonsillitis
    bronchitis
    sinusitis
    sinus infection
    norovirus
    virus
    viral
    pneumonia
    chest infection
    a cold
    head cold
    the cold
    full of cold
    cold is
    my cold
    bad cold
    stinking cold
    man flu
    sniffles
    runny nose
    blocked nose
    snotty
    sniffly
    bunged up
    under the weather
    coming down with
    coming down w
    unwell
    ill
    sick
    poorly
    shivery
    shivers
    chills
    temperature
    temp
    got the lurgy
    lurgy
    diarrhoea
    diarrhea
    the runs
    tummy bug
    stomach flu
    strep
    ear infection
    uti
    sneezing
    snot
    congested
    stuffed up
    streaming nose
    gastro
    sick bug
    tested positive
    catching something
    fighting something
    fighting off
    sickening for
    picked something up
    nausea and fever
    sinuses
    laryngitis
    phlegm
    chesty
    nose is streaming
    summer cold
    cold
    d and v
    been sick
    being sick
    shingles
    mono
    glandular fever
    hacking
    croaky
    lost my voice
    stuffy nose
    stuffy
    bit of a cold
    sniffle
    nose running
    caught a cold
    caught something
    caught a bug
    caught the bug
    caught a chill
    come down with
    came down with
    going down with
    coming down
    gone down with
    under the weather today
    rotten cold
    streaming cold
    stinker of a cold
    heavy cold
    nasty cold
    chest cold
    chest is rattling
    rattly chest
    rattly
    tickly throat
    throat is raw
    throat is sore
    throat is killing
    throat on fire
    throat like razor blades
    razor blades
    swallowing glass
    swallowing knives
    swallowing needles
    swallowing razors
    throat feels
    scratchy throat
    throat hurts
    throats sore
    swollen glands
    glands are up
    glands up
    glands
    running a temp
    running a temperature
    temp of
    a temp
    38 c
    feverish and
    hot and cold
    shivering
    hot sweats
    night sweats
    aching all over with
    achy and shivery
    bad stomach
    dodgy stomach
    dodgy tummy
    dodgy tum
    upset stomach
    upset tummy
    stomach upset
    tummy upset
    gippy tummy
    runs
    on the loo all
    squits
    gastroenteritis
    salmonella
    norwalk
    chundering
    chundered
    spewing
    spewed
    barfing
    barfed
    being ill
    been ill
    been poorly
    feel ill
    feeling ill
    feel poorly
    feeling poorly
    feel rough as
    feeling rough
    feel rough
    feel grotty
    feeling grotty
    grotty
    feel lurgied
    lurgied
    feel fluey
    fluey
    flu like
    flu symptoms
    cold symptoms
    cold coming
    cold coming on
    a cold coming
    a cold starting
    start of a cold
    start of something
    starting a cold
    signs of a cold
    my cold is
    stuffed nose
    stuffed
    nose is blocked
    nose blocked
    nose is running
    nose wont stop
    nose like a tap
    snotty nose
    sinus
    sinus pain
    sinus headache
    sinuses are
    earache
    ear ache
    conjunctivitis
    impetigo
    chickenpox
    scarlet fever
    whooping cough
    hand foot and mouth
    quinsy
    pleurisy
    kidney infection
    chest bug
    viral thing
    some virus
    some bug
    bug going round
    got something
    picked up something
    picked up a bug
    picked up a cold
    lateral flow positive
    covid positive
    covid again
    rona
    miggy
    cluster headache
    on penicillin
    amoxicillin
    course of antibiotics
    quarantine
    isolating
    cough wont go
    coughed all
    tummy dodgy
    stomach dodgy
    tummy is dodgy
    coughed the whole
    coughed half
    coughing fits
    coughing up
    cough is back
    barking cough
    chesty cough
    dry cough
    hacking cough
    tickly cough
  `,
  notill: `
    injection
    injections
    steroid injection
    snot froze
    snot frozen
    snot freezing
    frozen snot
    tree pollen
    grass pollen
    hangover
    hungover
    hay fever
    hayfever
    hay everywhere
    hay bales
    hay barn
    haymaking
    the hay
    pollen
    allergy
    allergies
    sick of
    sick and tired
    sick pay
    cold shower
    cold water
    cold plunge
    ice cold
    freezing cold
    cold outside
    cold weather
    cold out
    sick beat
    cold brew
    cold beer
    got cold
    cold dip
    sick leave
    period
    worried sick
    sick from effort
    cold morning
    too cold
    so cold
    felt sick
    feel sick
    cold and wet
    wet and cold
    cold rain
    cold feet
    cold coffee
    cold bath
    motion sick
    homesick
    seasick
    sick view
    sick workout
    it was cold
    its cold
    was cold
    is cold outside
    cold pizza
    cold sweat
    cold day
    cold drink
    really cold
    pretty cold
    cold wind
    gym bug
    bug in the app
    app bug
    a bug in
    bug report
    bitten by the bug
    running bug
    cold turkey
    room temperature
    temperature outside
    the temperature
    almost threw up
    nearly threw up
    nearly puked
    almost puked
    nearly vomited
    thought i would puke
    thought id puke
    wanted to puke
    wanted to throw up
    threw up after
    puked after
    bug bites
    cabin fever
    clear my throat
    lump in my throat
    cold start
    the cold weather
    in the cold
    out in the cold
    cold gym
    fever pitch
    travel bug
    sick note
    cold one
    car sick
    carsick
    love bug
    sick note for
    a temp job
    temp agency
    temp work
    room temp
    water temp
    temp outside
    temp was
    cold tap
    cold swim
    cold water swim
    cold sea
    cold pool
    cold lake
    cold hands
    cold snap
    cold spell
    cold front
    cold run
    cold ride
    cold start to
    cold house
    cold office
    cold train
    bloody cold
    baltic
    cold as ice
    cold night
    cold evening
    cold air
    cold calls
    cold call
    cold hearted
    sick day for
    sick kid
    sick bag
    sick jump
    sick trick
    bug bite
    insect bite
    bugs me
    bugging me
    bug me
    bit by a bug
    bug spray
    computer virus
    virus scan
    infection control
    runs today
    runs this week
    runs at
    runs on
    my runs
    two runs
    three runs
    2 runs
    3 runs
    long runs
    easy runs
    the school runs
    sick of being
    staffed
    smelled
    stuffed from
    stuffed after
    stuffed full
    stuffed myself
    stuffed my face
    so stuffed
    shivering from the cold
    shivering in the rain
    shivers down my spine
    thrown up on the screen
    under the weather app
    sea sick
    travel sick
    cold hard
    cold sober
    glands of
    a stuffed
    temperature dropped
    flu jab
    flu shot
    flu vaccine
    covid jab
    covid booster
    covid vaccine
    covid test negative
    negative covid test
    covid negative
    tested negative
    antibiotic cream
    cough sweets
    caught a cold one
    bug fix
    cold press
    cold pressed
    threw up dust
    sick with worry
    sick with nerves
    sick from nerves
    sick to death of
    coughed up the money
    hen fever
    spring fever
    gold fever
    baby fever
    spewing rain
  `,
  sleepword: `
    running on
    surviving on
    functioning on
    slept
    sleep
    sleeping
    night
    nights sleep
    kip
    shut eye
    shuteye
    kipped
    snooze
    nights kip
  `,
  sleepbad: `
    there went my sleep
    there goes my sleep
    so much for sleep
    sleep was a joke
    bad dreams all night
    party till 3
    toss and turn
    took hours to fall asleep
    took hours to get there
    hadnt been sleeping
    havent been sleeping
    not been sleeping
    kid woke me
    kids woke me
    baby woke me
    woke me up at
    woken up at
    up all night
    insomnia
    tossing and turning
    tossed and turned
    couldnt sleep
    could not sleep
    cant sleep
    no sleep
    kept me up
    woke up every
    woke every
    kept waking
    woke up a lot
    broken sleep
    broken night
    barely slept
    hardly slept
    awake all night
    didnt sleep
    awake since
    woken
    up every
    up half the night
    awake half the night
    little sleep
    not enough sleep
    lack of sleep
    sleep deprived
    wide awake at
    awake at
    woke at
    restless night
    rough night
    rough nights sleep
    sleepless
    not much sleep
    slept like crap
    slept like shit
    terrible night
    bad night
    awful night
    crap night
    rubbish night
    waking up every
    kept me awake
    zero sleep
    never slept
    couldnt get to sleep
    couldnt fall asleep
    sleep was all over
    hardly any sleep
    didnt get much sleep
    didnt get any sleep
    lousy night
    woke up at
    up with the baby
    up with baby
    woke up loads
    woke up several times
    woke up three times
    woke up four times
    woke up five times
    woke up 3 times
    woke up 4 times
    woke up 5 times
    in and out of sleep
    disturbed night
    interrupted
    broken
    poor sleep
    tossing
    couldnt switch off
    did not sleep
    up three times
    up 3 times
    up 4 times
    up twice
    bad kip
    crap kip
    barely any kip
    bugger all sleep
    naff all sleep
    next to no sleep
    almost no sleep
    practically no sleep
    no kip
    didnt get a wink
    not a wink
    slept badly
    slept terribly
    slept awfully
    slept horribly
    slept poorly
    slept rubbish
    slept crap
    slept shit
    slept like garbage
    slept rough
    slept fitfully
    fitful
    fitful sleep
    fitful night
    disturbed sleep
    disrupted sleep
    interrupted sleep
    sleep was broken
    sleep was disturbed
    sleep was interrupted
    sleep was rubbish
    sleep was crap
    sleep was terrible
    sleep was awful
    sleep was poor
    sleep was bad
    sleep was shocking
    sleep was patchy
    patchy sleep
    light sleep
    restless sleep
    sleep restless
    broken up sleep
    couldnt drop off
    couldnt nod off
    couldnt get off
    couldnt get back to sleep
    couldnt get back off
    never got back off
    didnt get back to sleep
    couldnt stay asleep
    couldnt sleep for
    kept waking up
    woke up constantly
    woke constantly
    woke loads
    woke up tired
    woke several times
    woke up in the night
    woke a few times
    woke up a few times
    woke up twice
    woke twice
    woke up 2 times
    up 2 times
    up five times
    up several times
    up with the kids
    up with a crying
    up with a teething
    up with the little
    up with the dog
    up with the puppy
    up till 2
    up till 3
    up till 4
    up until 3
    up until 4
    up since 3
    up since 4
    up since 2
    awake from 2
    awake from 3
    awake from 4
    awake from 1
    awake for hours
    awake half
    awake most of
    lay awake
    laid awake
    lying awake
    staring at the ceiling
    clock watching
    all nighter
    pulled an all nighter
    no sleep last night
    hardly a wink
    barely a wink
    hardly any kip
    insomniac
    insomnia again
    bad sleep
    awful sleep
    terrible sleep
    crap sleep
    rubbish sleep
    shit sleep
    horrible sleep
    dreadful sleep
    shocking sleep
    lousy sleep
    sleep bad
    sleep poor
    sleep rubbish
    sleep crap
    sleep terrible
    sleep awful
    sleep broken
    sleep patchy
    bad nights sleep
    poor nights sleep
    terrible nights sleep
    awful nights sleep
    rubbish nights sleep
    crap nights sleep
    horrible nights sleep
    rotten night
    rubbish nights
    not slept well
    havent slept
    not slept
    havent slept well
    havent been sleeping last night
    didnt sleep well
    didnt sleep much
    didnt sleep great
    didnt sleep a wink
    didnt sleep good
    did not sleep well
    didnt get a lot of sleep
    not a lot of sleep
    not a great sleep
    not a good sleep
    not a great night
    not a good night
    not the best sleep
    not the best night
    not the best nights sleep
    not great sleep
  `,
  sleepgood: `
    finally slept through
    lovely lie in
    long lie in
    slept like a baby
    slept like a log
    slept like a rock
    slept well
    slept great
    slept through
    slept in
    out like a light
    best sleep
    slept like the dead
    good nights sleep
    great nights sleep
    good night sleep
    slept so well
    slept soundly
    solid night
    solid 8
    good sleep
    great sleep
    proper sleep
    decent sleep
    decent nights sleep
    slept amazing
    lie in
    best nights sleep
    slept beautifully
    slept really well
    good kip
    slept very well
    full night
    slept fantastically
    slept brilliantly
    slept amazingly
    slept wonderfully
    slept perfectly
    slept like a king
    slept like a queen
    slept like a stone
    slept like a dream
    slept like a champ
    slept like a teenager
    slept like a bear
    slept like an angel
    slept the whole night
    slept all night
    slept right through
    slept straight through
    slept solidly
    slept deeply
    slept deep
    slept sound
    slept fab
    slept good
    slept super
    slept lovely
    slept nicely
    slept properly
    slept really good
    slept pretty well
    slept quite well
    slept fairly well
    slept extremely well
    sleep was great
    sleep was good
    sleep was amazing
    sleep was brilliant
    sleep was excellent
    sleep was fantastic
    sleep was perfect
    sleep was solid
    sleep great
    sleep good
    sleep amazing
    sleep brilliant
    sleep excellent
    sleep perfect
    sleep fantastic
    sleep solid
    sleep top notch
    sleep spot on
    excellent sleep
    amazing sleep
    brilliant sleep
    fantastic sleep
    perfect sleep
    lovely sleep
    solid sleep
    super sleep
    wonderful sleep
    deep sleep
    best nights kip
    cracking sleep
    cracking night
    great kip
    lovely kip
    decent kip
    solid kip
    brilliant night
    great night
    great night of sleep
    good night of sleep
    lovely night
    lovely nights sleep
    brilliant nights sleep
    amazing nights sleep
    solid nights sleep
    full nights sleep
    proper nights sleep
    excellent nights sleep
    fantastic nights sleep
    uninterrupted sleep
    uninterrupted
    unbroken sleep
    out for the count
    dead to the world all night
    solid eight
    solid 7
    solid 9
    full 8
    full eight
  `,
  nosleep: `
    early night
    nap
    napped
    naps
    on my arm
    sleep on it
    lay on
    slept on
    sleep early
    going to sleep
    need sleep
    need to sleep
    need more sleep
    time to sleep
    off to sleep
    last night i
    off to bed
    will sleep
    try to sleep
    hope to sleep
    hopefully sleep
    catch up on sleep
    sleep tonight
    tomorrow night
    date night
    quiz night
    night out
    good night
    night shift
    movie night
    night all
    slept funny
    slept weird
    slept in a weird
    tonight
    game night
    sleep better tonight
    sleep well tonight
    sleepy
    saturday night
    friday night
    night run
    the other night
    leg fell asleep
    night everyone
    night shifts
  `,
  'q:good': `
    good
    great
    well
    amazing
    fantastic
    brilliant
    lovely
    wonderful
    solid
    perfect
    excellent
    awesome
    super
    ace
    fab
    deep
    soundly
    beautifully
    decent
    nice
    best
    cracking
    superb
    fabulous
    like a baby
    like a log
    is perfect
    is ideal
    spot on sleep
    top notch
    first class
    belting
    banging
    smashing
    phenomenal
    unreal
    mega
    sweet
    dead good
    stellar
    marvellous
    terrific
    outstanding
    blissful
    glorious
  `,
  'q:ok': `
    ok
    okay
    fine
    alright
    all right
    so so
    average
    meh
    normal
    decent enough
    acceptable
    reasonable
    not bad
    not too bad
    ok ish
    okayish
    passable
    tolerable
    bearable
    middling
    decentish
    fair
    could be better
    could be worse
    not amazing
    nothing special
    standard
    adequate
    fine i guess
    fine thanks
    mediocre
    fair enough
  `,
  'q:bad': `
    bad
    badly
    poor
    poorly
    terrible
    terribly
    awful
    awfully
    rubbish
    crap
    shit
    horrible
    rough
    lousy
    dreadful
    pants
    atrocious
    shocking
    restless
    worst
    shite
    crappy
    shitty
    horrendous
    disaster
    nightmare
    hell
    dire
    abysmal
    grim
    ropey
    ropy
    pathetic
    appalling
    diabolical
    naff
    iffy
    dismal
    garbage
    trash
    woeful
    hideous
    wretched
    patchy
    shoddy
    not good
    not great
  `,
  'mood:good': `
    heart singing
    i loved that
    smug
    feeling smug
    on cloud nine
    ten out of ten day
    10 out of 10 day
    felt great
    felt amazing
    felt brilliant
    felt fantastic
    pleased as punch
    happy
    life is good
    proud
    content
    loved it
    chuffed
    stoked
    buzzing
    delighted
    over the moon
    good mood
    great mood
    mood way up
    cheerful
    on top of the world
    loving life
    grateful
    feeling great
    feeling good
    feel great
    feel good
    feeling amazing
    feel amazing
    great day
    good day
    lovely day
    amazing day
    best day
    pleased
    really pleased
    excited
    felt great in myself
    ecstatic
    thrilled
    in good spirits
    good spirits
    optimistic
    joyful
    elated
    pumped
    mood good
    mood is good
    mood great
    mood up
    made my day
    smiling
    grinning
    cloud nine
    fantastic day
    brilliant day
    wonderful day
    feeling fantastic
    feeling brilliant
    feeling wonderful
    feel fantastic
    feel brilliant
    perfect day
    super day
    mood is great
    mood high
    pleased with myself
    im great
    feeling on top
    satisfied
    feeling positive
    positive
    feeling awesome
    feel awesome
    awesome day
    nice day
    really good day
    really great day
    im good
    doing great
    doing well
    in great spirits
    tip top
    uplifted
    mood lifted
    mood excellent
    made up
    hyped
    wonderful mood
    on a high
    loved every minute
    loved every second
    loved that
    loving it
    so happy
    really happy
    very happy
    pretty happy
    well happy
    happy days
    happy with myself
    happy with how
    chuffed to bits
    well chuffed
    dead chuffed
    proud as punch
    dead proud
    so proud
    bouncing off the walls
    in a brilliant mood
    in a lovely mood
    mood is up
    mood is amazing
    mood is brilliant
    mood brilliant
    mood amazing
    mood top
    mood is excellent
    mood was great
    mood was good
    mood fantastic
    mood is fantastic
    mood lovely
    mood buzzing
    mood really good
    mood is really good
    spirits high
    spirits are high
    high spirits
    on top form
    top of the world
    full of the joys
    jolly
    blissed out
    blissful
    bliss
    feeling fab
    feel fab
    feeling ace
    feel ace
    feeling super
    feel super
    feeling lovely
    feeling really good
    feel really good
    feeling so good
    feel so good
    feeling pretty good
    feel pretty good
    feeling very good
    feeling mega
    feeling top
    feeling happy
    feel happy
    feeling proud
    feel proud
    feeling positive today
    feel positive
    feeling cheerful
    feeling chirpy
    chirpy
    chipper
    beaming
    giddy with joy
    over the moon with
    overjoyed
    thrilled to bits
    thrilled with
    tickled pink
    best mood
    best ive felt
    best i have felt
    best day in ages
    cracking day
    smashing day
    top day
    fab day
    ace day
    belter of a day
    banging day
    glorious day
    beautiful day inside
    really lovely day
    good day today
    great day today
    really nice day
    nice day today
    special day
    day was great
    day was good
    day was lovely
    day was amazing
    day was brilliant
    day was fantastic
    day went well
    day went great
    life is great
    lifes good
    life feels good
    grateful today
    feeling grateful
    feeling blessed
    blessed
    feeling content
    content today
    at one with
    loved today
    loved my day
    loved this
    in a great place
    in a good place
    in a better place
    in a happy place
    mentally good
    mentally great
    mentally strong
    head in a good place
  `,
  'mood:ok': `
    mood fine
    mood ok
    mood okay
    not great not terrible
    not great but not terrible
    feeling better
    getting better
    feel better
    so so
    meh
    mood alright
    mood is fine
    mood is ok
    all good
    not bad
    feeling ok
    feeling fine
    feel ok
    feel fine
    feeling alright
    im ok
    im fine
    im alright
    doing ok
    doing fine
    feel alright
    ok day
    okay day
    average day
    fine day
    mood normal
    mood so so
    a bit better
    bit better
    mood stable
    feeling okay
    feel okay
    im okay
    mood average
    alright day
    mood neutral
    mood is alright
    neither good nor bad
    decent mood
    not too bad
    could be worse
    normal day
    neutral
    mood steady
    cant complain
    feeling normal
    feel normal
    nothing special
    everything fine
    everything ok
    everything is fine
    everythings fine
    everything good
    everything okay
    all fine
    otherwise ok
    otherwise fine
    otherwise okay
    otherwise alright
    otherwise all good
    all ok
    all okay
    all is well
    alls well
    feeling better now
    feel better now
    in better spirits
    bit more cheerful
    mood improved
    mood picked up
    picked up a bit
    perked up
    perked up a bit
    cheered up
    cheered up a bit
    middling
    fair to middling
    mixed feelings
    ups and downs
    ticking along
    plodding along
    plodding on
    getting by
    surviving
    bobbing along
    mood middling
    mood meh
    mood is meh
    mood is so so
    nothing to complain about
    no complaints from me
    same old same old
    mood was ok
    mood was fine
    mood about average
    okayish mood
    mood decent
    doing alright
    doing okay
    feeling so so
    feeling meh
    feeling average
    bit meh
    i feel better
    i feel better now
    i feel a bit better
    i feel much better now
    i feel alright
    i feel ok
    i feel okay
    i feel fine
    fine otherwise
    ok otherwise
    okay otherwise
    all good otherwise
    alright otherwise
    all fine otherwise
  `,
  'mood:low': `
    everything is awful
    everything is rubbish
    everything is terrible
    not my week
    bad day all round
    one of those days
    in a funk
    felt like crying
    a bit teary
    in the gutter
    really low
    feeling really low
    feeling so low
    everything is grey
    everything feels grey
    everything is gray
    sad
    down
    angry at myself
    angry with myself
    disappointed
    grumpy
    miserable
    crying
    cried
    awful day
    bad day
    terrible day
    horrible day
    rubbish day
    low mood
    mood low
    mood is low
    fed up
    depressed
    gloomy
    blue
    upset
    tearful
    irritable
    cranky
    mood in the toilet
    in a foul mood
    bad mood
    foul mood
    hopeless
    frustrated with myself
    annoyed with myself
    annoyed at myself
    hate myself
    feeling low
    feel low
    feeling rubbish
    feel rubbish
    feeling awful
    feel awful
    feeling terrible
    feel terrible
    feeling crap
    feel crap
    feeling shit
    feel shit
    crap day
    shit day
    worst day
    in tears
    burst into tears
    heartbroken
    lonely
    not happy
    unhappy
    snappy
    mood bad
    mood terrible
    mood awful
    mood rubbish
    gutted
    ashamed
    useless
    not great
    rotten day
    rough day
    mood poor
    in the dumps
    bummed
    mad at myself
    feel like a failure
    failure
    let myself down
    feeling bad
    feel bad
    feeling down
    mood down
    mopey
    deflated
    weepy
    not in a good place
    grim day
    lousy day
    hard day emotionally
    disheartened
    sobbing
    moody
    ratty
    down in the dumps
    dark place
    bawling
    numb
    empty inside
    frustrated
    horrid day
    day from hell
    dreadful day
    in a bad place
    pissed off with myself
    disgusted with myself
    beating myself up
    annoyed
    fuming
    livid
    raging
    teary
    bit teary
    welling up
    cried my eyes out
    had a cry
    having a cry
    had a good cry
    wept
    weeping
    despair
    despairing
    bit down
    a bit down
    bit low
    bit blue
    low spirits
    low today
    feeling flat emotionally
    flat mood
    mood flat
    mood rock bottom
    rock bottom
    mood in the gutter
    mood is rubbish
    mood is bad
    mood is awful
    mood is terrible
    mood is poor
    mood is crap
    mood is shit
    mood crap
    mood shit
    mood is on the floor
    mood on the floor
    mood is in the bin
    mood in the bin
    mood is dreadful
    bad headspace
    bad head space
    low ebb
    at a low ebb
    glum
    dejected
    downhearted
    despondent
    sorrowful
    grieving
    heavy hearted
    heavy heart
    cheesed off
    brassed off
    hacked off
    naffed off
    browned off
    peed off
    angry
    cross with myself
    furious with myself
    furious
    disgruntled
    irritated
    mardy
    in a mard
    in a mood
    in a strop
    stroppy
    in a huff
    tetchy
    narky
    crabby
    ticked off with
    feel like crying
    want to cry
    could cry
    close to tears
    near tears
    feel hopeless
    feel useless
    feeling useless
    feeling worthless
    worthless
    feel worthless
    not myself
    dont feel myself
    not feeling myself
    not feeling great in myself
    not in a good mood
    not in a good way
    feeling blue
    feel blue
    feeling sad
    feel sad
    feeling sorry for myself
    sorry for myself
    bit sad
    a bit sad
    so sad
    homesick
    missing home
    lost my temper
    rotten mood
    stinking mood
    black mood
    terrible mood
    awful mood
    horrible mood
    grotty mood
    crappy mood
    shitty mood
    crap mood
    rubbish mood
    poor mood
    worst mood
    shit week
    shitty day
    crappy day
    grim mood
    bleak
    feel empty
    feeling empty
    gutted today
    devastated
    shite day
    day was awful
    day was terrible
    day was horrible
    day was rubbish
    day was crap
    day was shit
    bad headspace today
  `,
  notmood: `
    made up my
    made up a
    made up for
    made up the
    made up of
    made up with
    made up some
    ego bruised
    pride bruised
    bruised ego
    bruised pride
    meh of a
    cried laughing
    crying laughing
    cry laughing
    crying with laughter
    cried with laughter
    angry spin
    angry run
    angry session
    angry workout
    angry lift
    rage run
    down w
    down to
    down the
    sit down
    lie down
    went down
    calm down
    cool down
    cooldown
    wind down
    slow down
    come down
    coming down
    down from
    broke down
    cut down
    up and down
    down dog
    downhill
    down stairs
    get down
    lay down
    down with
    slowed down
    wound down
    settle down
    down on
    writing down
    wrote down
    down time
    downtime
    pinned down
    shut down
    shuts down
    closed down
    down at
    boss is happy
    upset stomach
    upset tummy
    happy birthday
    happy hour
    knocked down
    turn down
    blue light
    happy to
    happy for the
    going down
    down again to
    fell down
    sat down
    down a
    walking down
    down hill
    happy with the app
    happy if
    happy new year
    tested positive
    positive test
    test positive
    test was positive
    so far so good
    down tomorrow
    touch down
    clamp down
    nothing special
  `,
  'stress:high': `
    work is insane
    work is crazy
    work is mad
    work is manic
    work is chaos
    work is hell
    work has been insane
    work has been crazy
    insane week
    crazy week
    tight deadline
    deadline on
    deadlines
    swamped
    stressed
    anxious
    overwhelmed
    worried
    worrying
    afraid
    scared
    tense
    on edge
    under pressure
    stressful
    stress
    anxiety
    panicking
    panic
    nervous
    frazzled
    stressing
    deadline stress
    stressed out
    worried sick
    pressure at work
    work pressure
    pressure from work
    freaking out
    worry
    worries
    uptight
    head is exploding
    swamped and stressed
    wound up
    pressure w
    lots of pressure
    at breaking point
    dread
    dreading
    losing it
    stressy
    pressure with
    agitated
    panicky
    terrified
    panicked
    a ball of stress
    pressure on at
    tightly wound
    stress levels high
    apprehensive
    jittery
    frantic with worry
    some pressure
    highly strung
    nerves
    nervy
    uneasy
    head is spinning with
    head in a spin
    pulling my hair out
    tearing my hair out
    at my wits end
    wits end
    end of my tether
    on the verge
    at the end of my rope
    up to my eyeballs
    up to my neck
    drowning in
    drowning at
    snowed under and
    stressful day
    so stressful
    very stressful
    really stressful
    super stressful
    so stressed
    very stressed
    really stressed
    mega stressed
    super stressed
    proper stressed
    stressed af
    stressed to
    stressed up
    stress through the roof
    stress is high
    stress high
    stress levels through
    stress is through
    stress very high
    stress levels up
    stress up
    stress mounting
    high stress
    highly stressed
    pressure is on
    under a lot of pressure
    under so much pressure
    under loads of pressure
    under pressure at
    so much pressure
    a lot of pressure
    loads of pressure
    lots of stress
    a lot of stress
    loads of stress
    so much stress
    tons of stress
    nerves are shot
    nerves shredded
    nervous wreck
    nervous about
    anxious about
    worried about
    worried for
    worried that
    worrying about
    scared about
    scared of
    stressed about
    stressing about
    stressing over
    panicking about
    panic attack
    dreading tomorrow
    dreading it
    fretting
    fret
    fraught
    keyed up
    strung out
    worked up
    wired
    cant relax
    cant switch off
    couldnt relax
    mind racing
    mind wont stop
    head wont switch off
    head is racing
    mind is racing
    thoughts racing
    racing thoughts
    rattled
    shaken up
    overloaded
    overwhelm
    in bits about
    burning out
    meltdown
    having kittens
    climbing the walls
    biting my nails
    on tenterhooks
    stomach in knots
    butterflies
    knot in my stomach
    knots in my stomach
    stomach churning
    stomach is churning
  `,
  'stress:low': `
    relaxed
    chilled
    calm
    no worries
    no stress
    stress free
    zen
    at ease
    chilled out
    peaceful
    stress low
    stress is low
    not a care
    laid back
    unwound
    mellow
    relaxing
    no pressure
    very chill
    chill
    carefree
    tranquil
    serene
    unstressed
    low stress
    stress levels low
    zero stress
    easy going
    nothing to worry about
    at peace
    no stress at all
    no stress today
    no stress here
    stress zero
    stress nil
    stress is nil
    stress minimal
    minimal stress
    little stress
    very little stress
    hardly any stress
    barely any stress
    stress under control
    totally relaxed
    so relaxed
    very relaxed
    nice and relaxed
    really relaxed
    feeling relaxed
    feel relaxed
    feeling calm
    feel calm
    very calm
    so calm
    calm as
    cool as a cucumber
    not a worry
    not a worry in
    not a care in
    without a care
    worry free
    care free
    no pressures
    zen mode
    super chilled
    so chilled
    dead chilled
    well chilled
    very chilled
    nicely chilled
    easygoing
    restful day
    relaxing day
    calm day
    quiet mind
    at ease today
    stress has gone
    stress gone
    less stressed
    stress levels down
    stress down
    de stressed
    destressed
    decompressed
    winding down nicely
    calmer
    more relaxed
    feel calmer
    feeling calmer
    less anxious
    more chilled
  `,
  notstress: `
    no worries about
    dont worry
    stress fracture
    blood pressure
    pressure cooker
    tyre pressure
    pressure washer
    stress ball
    tense muscles
    stress test
    calm down
    worry not
    not to worry
    water pressure
    air pressure
    chill out later
    chilled water
    worried about the weather
    stress echo
    stress free packing
    no worries mate
    no worries if
    nervous system
    nervous laugh
    relaxing music
    calm weather
    calm sea
    calm water
    chilled wine
    chilled beer
    cold and chilled
    wired headphones
    wired earphones
    tense match
    tense game
    scary film
    relaxed fit
    relaxed pace
    tense up
    happy heart
    full heart
    heart full
    heart is full
    heavy heart
    light heart
    heart and soul
    heart not in it
    heart wasnt in it
    heart isnt in it
    heart rate monitor
    heart rate strap
    heart rate zone
    heart rate zones
    broke my heart
    breaks my heart
    by heart
    heart to heart
    heart out
    at heart
    in my heart
    warms my heart
    heart rate stayed
    heart rate was fine
    heart rate low
    average heart rate
    avg heart rate
    heart rate watch
    heart set on
    lost heart
    sweet heart
    sweetheart
    heart of the city
    pulse check on
    finger on the pulse
    pulses for lunch
  `,
  stressword: `
    stress level
    stress levels
    stress
  `,
  moodword: `
    mood
    moods
    spirits
  `,
  'effort:too_easy': `
    is basically a toy
    felt like a toy
    bump me up
    could have done that twice
    couldve done that twice
    could do that twice
    felt like nothing
    could easily have done
    could easily do more
    had more in the tank
    plenty left in the tank
    too easy
    felt easy
    felt really easy
    felt very easy
    felt so easy
    no sweat
    could have done more
    could have gone
    couldve done more
    couldve gone
    could do more
    piece of cake
    a breeze
    breeze
    a doddle
    doddle
    super easy
    way too easy
    too light
    not challenging
    wasnt challenging
    barely broke a sweat
    barely a sweat
    didnt break a sweat
    not hard enough
    a walk in the park
    walk in the park
    hardly felt it
    need more weight
    need heavier
    could have kept going
    couldve kept going
    really easy
    bit easy
    pretty easy
    so easy
    didnt feel like much
    a bit easy
    very easy
    was easy
    too short
    needs to be harder
    make it harder
    not enough for me
    easy peasy
    laughably easy
    easy today
    left a lot in the tank
    had more in me
    had loads left
    had plenty left
    lots left in the tank
    could have kept on
    too gentle
    couldve carried on
    could have carried on
    hardly broke a sweat
    not tough enough
    could have lifted more
    couldve lifted more
    were easy
    found it easy
    found that easy
    dead easy
    stupidly easy
    too comfortable
    super comfy
    could do it in my sleep
    could have done it twice
    couldve done it twice
    could have done double
    could have done another
    couldve done another
    could have run further
    could have carried on all
    had more to give
    had more in the tank
    had plenty in the tank
    plenty left in the tank
    lots in the tank
    loads in the tank
    loads left in the tank
    something left in the tank
    plenty in reserve
    not much of a challenge
    no challenge
    wasnt a challenge
    wasnt hard enough
    wasnt enough
    not enough work
    not enough of a challenge
    weights were light
    weights were too light
    weights too light
    weight too light
    weight was too light
    too slow for me
    too basic
    child s play
    childs play
    kids stuff
    didnt feel challenged
    wasnt challenged
    barely felt it
    barely noticed
    barely touched the sides
    didnt touch the sides
    hardly a challenge
    could up the
    bump it up
    up the weight
    up the weights
    make it tougher
    make it heavier
    needs to be heavier
    needs to be tougher
    piece of piss
    doddle of a
    felt too easy
    felt light
    felt too light
    felt a bit easy
    felt a bit light
    bit too easy
    bit light
    a bit too easy
    a bit light
    rather easy
    quite easy
    fairly easy
    ridiculously easy
    embarrassingly easy
    cakewalk
    easier than expected
    easier than i thought
    cruised it
    cruised through
    cruised through it
    breezed it
    breezed through
    breezed through it
    flew through it
    sailed through
    sailed through it
    waltzed through
  `,
  'effort:right': `
    but i hung on
    hung on for
    got through it somehow
    savage but
    brutal but
    done though
    hurt in a good way
    just the right amount
    about right
    spot on
    just right
    hard but doable
    tough but doable
    exactly the level
    right level
    exactly right
    good level
    perfect level
    challenging but doable
    tough but done
    hard but done
    hard but good
    tough but good
    tough
    challenging
    good challenge
    good effort level
    right amount
    level is right
    level was right
    well balanced
    goldilocks
    hard but fair
    pitched right
    hard work but
    just the right
    hard but ok
    bang on
    manageable
    tough but ok
    hit the sweet spot
    sweet spot
    perfect intensity
    right intensity
    hard but i
    hard but got
    tough but i
    tough but got
    good intensity
    right on the money
    hard but manageable
    appropriately hard
    perfect amount
    hard in a good way
    nicely challenging
    suited me
    just enough
    hard yet
    hard but managed
    hard but finished
    tough but finished
    tough but manageable
    level feels right
    felt right
    pretty much perfect
    perfect difficulty
    right difficulty
    about the right
    difficulty was right
    difficulty was spot on
    difficulty spot on
    exactly what i needed
    level was good
    level is good
    level was perfect
    level is perfect
    level was spot on
    load was right
    load was good
    load is right
    felt about right
    feels about right
    felt just right
    felt spot on
    pushed me but
    challenged me but
    tough one but
    hard one but
    tough session but
    hard session but
    tough going but
    hard going but
    tough old
    hard but enjoyable
    tough but enjoyable
    tough but fair
    hard but rewarding
    tough but rewarding
    challenging but good
    challenging but ok
    challenging but fun
    challenging but manageable
    demanding but
    worked hard but
    hard graft but
    good and hard
    good and tough
    nice and hard
    nice and challenging
    suitably hard
    suitably tough
    properly challenging
    well pitched
    pitched well
    pitched perfectly
    well judged
    decent challenge
    nice challenge
    solid effort
    good effort
    proper workout
    proper session
    decent effort
    right on
    not too hard not too easy
    not too easy not too hard
    neither too easy nor too hard
    neither too hard nor too easy
    comfortably hard
    tough today
    hard today but
    was hard but
    found it tough
    found it hard but
    found that tough
  `,
  'effort:too_hard': `
    too hard
    too heavy
    too much
    way too much
    way too hard
    brutal
    couldnt keep up
    could not keep up
    too tough
    too intense
    killed me
    killer
    too difficult
    beyond me
    over my head
    too many reps
    too many sets
    too fast
    cant keep up
    too advanced
    too long
    out of my league
    more than i can
    overdid it
    overdoing it
    over doing it
    doing too much
    overtraining
    overkill
    bit much
    a lot for me
    too steep
    impossible
    too ambitious
    was a lot
    wasnt ready for
    couldnt manage the
    way over my level
    above my level
    too demanding
    biting off more
    overcooked it
    couldnt do the weights
    couldnt hit the
    couldnt finish the sets
    failed most
    failed every
    more than i could handle
    not ready for
    couldnt handle
    slaughtered me
    murdered me
    punishing
    savage
    insane
    too challenging
    couldnt hold the pace
    hard for me
    beyond my level
    got crushed by
    beyond my ability
    beyond my fitness
    beyond my capabilities
    above my pay grade
    too tough for me
    too hard for me
    too much for me
    too heavy for me
    weights were too
    weights too heavy
    weight too heavy
    weight was too
    too much weight
    too much volume
    too many
    too many rounds
    too many intervals
    too many burpees
    pace was too
    paces too quick
    paces too fast
    paces were too
    pace too fast
    pace too hot
    too quick for me
    too quick
    couldnt hit the paces
    couldnt hit the reps
    couldnt keep the pace
    couldnt keep pace
    couldnt sustain
    couldnt cope
    couldnt cope with
    couldnt manage it
    couldnt do all
    couldnt do half
    couldnt do the last
    couldnt get near
    nowhere near
    destroyed me
    wrecked me
    broke me
    nearly broke me
    nearly killed me
    almost killed me
    finished me off
    floored me
    wiped me out
    absolutely ruined me
    ruined me
    annihilated me
    crucified me
    battered me
    hammered me
    buried me
    crushed me
    kicked my arse
    kicked my ass
    kicked my butt
    handed me my
    killer session
    a bit much
    bit too much
    bit too hard
    bit too heavy
    a bit too much
    a bit too hard
    a bit too heavy
    slightly too hard
    slightly too heavy
    slightly too much
    rather too much
    a little too much
    a little too hard
    a little too heavy
    little too hard
    little too heavy
    borderline too
    horrendous session
    horrific session
    torture
    absolute torture
    murder
    hellish
    hell on earth
    overwhelming session
    overcooked
    overreached
    bit off more
    bitten off more
    tone it down
    dial it down
    dial it back
    dial it back a
    make it easier
    needs to be easier
    needs toning down
    ease off a bit
    drop the weight
    drop the weights
    lower the weights
    reduce the weight
    reduce the weights
    scale it back
    scale it down
    failed the last
    failed on the
    failing reps
    failed reps
    failed sets
    kept failing
  `,
  friendly: `
    loved it
    love it
    more of it
    more please
    want more
    in a good way
    enjoyed
    great fun
    worth it
    but good
    more like this
    bring it on
    brilliant
    loved every
    again please
    but fun
    loved every minute
    loved every second
    loved that
    love that
    good fun
    such fun
    really enjoyed
    enjoyed it
    enjoyed that
    would do it again
    would do again
    more tomorrow
    cant wait for
    so satisfying
    rewarding
    satisfying
    brilliant fun
    amazing though
    great though
    felt great after
    felt amazing after
  `,
  noteffort: `
    grip gave out
    forearms gave out
    arms gave out
    triceps gave out
    biceps gave out
    grip gave up
    grip went
    hot spot on
    hot spots on
    too much pizza
    too much food
    too much wine
    ate too much
    too much work
    too much coffee
    too much on
    too much time
    too long at
    too fast food
    easy run
    easy ride
    easy jog
    easy swim
    easy 5k
    easy spin
    easy pace
    easy day
    impossible to
    too long a day
    too hot
    too much beer
    too much screen
    drank too much
    too much sun
    too much traffic
    too much to do
    hard day
    hard day at work
    tough day
    tough day at work
    day was tough
    impossible day
    tough week
    insane day
    insane at work
    too much cake
    too much sugar
    too long in
    too much going on
    work was brutal
    brutal day
    brutal week
    brutal at work
    tough one at work
    tough meeting
    tough meetings
    too late
    too much chocolate
    easy walk
    too much on my plate
    brutal heat
    brutal weather
    brutal traffic
    easy effort
    stood up too fast
    got up too fast
    stand up too fast
    stood too fast
    got up too quick
    too fast to stand
    ate too fast
    too much to eat
    too much sitting
    too much telly
    too much tv
    too much going
    too hard at work
    hard at work
    tough at work
    tough at home
    tough night
    tough morning
    tough news
    tough times
    tough conversation
    easy week
    easy morning
    take it easy
    took it easy
    took it really easy
    took it very easy
    took it super easy
    took it so easy
    took it nice and easy
    took things easy
    kept it easy
    taking it easy
    easy does it
    easy to say
    easy recovery
    easy session
    easy row
    easy 10 k
    easy miles
    easy one planned
    easy mobility
    hard to say
    hard to tell
    hard to get up
    hard time
    hard week
    hard getting
    tough crowd
    brutal commute
    brutal night
    brutal shift
    brutal shifts
    brutal meeting
    too much stress
    too much worry
    too long a shift
    too much drink
    too much on at work
    too much admin
    too much standing
    too long standing
  `,
  done: `
    did what was written
    did what was planned
    did what it said
    did what the plan said
    halfway but didnt
    halfway but i didnt
    half way but didnt
    halfway but kept going
    halfway but carried on
    carried on
    kept going
    gave it everything
    gave it my all
    left nothing out there
    emptied the tank
    did planks
    did turbo
    did squats
    did push ups
    first wild swim
    first swim
    first run
    first ride
    first class
    hung on for
    ran past
    blew up at
    shuffled home
    shuffled the rest
    shuffled round
    plodded through
    plodded round
    sorted my head out
    run sorted me out
    first time ive run
    first time ive swum
    first time ive lifted
    first swimming lesson
    swimming lesson
    didnt drown
    jogged round
    jogged home
    sweated through
    snuck in
    ran it out
    could have run all day
    couldve run all day
    went for the walk
    went for the run
    went for the ride
    went for the swim
    but went
    managed to do it
    pbd my
    pbd the
    glad i did it
    went to plan
    cleared my head
    forced myself out
    forced myself round
    forced myself to go
    forced myself to do it
    forced myself through
    then forced myself
    but forced myself
    made myself go
    made myself do it
    made myself run
    dragged myself round
    dragged myself to the gym
    dragged myself to training
    talked myself into it
    glad i did
    glad i went
    glad i got out
    climbed for
    ran home from
    ran home after
    cycled home from
    rode home from
    went longer than planned
    went further than planned
    ran longer than planned
    ran further than planned
    yes all of it
    did all of it
    strong on the
    got every
    done in the
    done in under
    done in about
    done in a
    done in 2
    done in 3
    done in 4
    did it
    did the whole
    did the full
    did the session
    did my
    did the workout
    did all
    did everything
    did every
    did today
    did the
    got it done
    got everything done
    got the lot done
    got all
    got through
    smashed
    nailed
    finished
    completed
    complete
    done
    ticked off
    crushed
    trained
    ran
    went for a run
    hit the gym
    session done
    workout done
    all done
    managed the
    managed it
    managed all
    did a
    cycled
    swam
    lifted
    knocked out
    put in
    banged out
    in the bag
    went well
    went great
    went ok
    went fine
    did it all
    got my
    rode
    made it through
    powered through
    pushed through
    squeezed in
    got in
    got the session in
    got the workout in
    got it in
    still did
    finished anyway
    did yoga
    pb
    pr
    personal best
    new pb
    did both
    ticked
    deadlifted
    squatted
    benched
    jogged
    rowed
    worked out
    went to the gym
    been to the gym
    every set
    every rep
    all sets
    all the sets
    all reps
    all the reps
    made it to the gym
    enjoyed the
    got out for
    still got out
    got out on
    made it out
    went out for
    headed out for
    did them
    did the lot
    ticked it off
    in the bank
    banked
    did as planned
    as prescribed
    did what it said
    completed it
    finished it
    finished it off
    finished it all
    finished everything
    saw it through
    stuck with it
    stuck it out
    ground it out
    gutted it out
    ploughed through
    slogged through
    dragged myself through
    got round
    to the end
    managed everything
    managed the whole
    managed the full
    managed the lot
    managed the session
    managed my
    managed a
    did every set
    did every rep
    did each set
    did the plan
    did the programme
    hit all
    hit every
    hit all my
    hit my numbers
    hit my targets
    hit my paces
    hit the paces
    hit all the paces
    cracked it
    killed it
    aced it
    aced
    owned it
    smashed it
    bossed it
    nailed it
    crushed it
    sorted that
    workout complete
    session complete
    workout finished
    session finished
    run done
    ride done
    swim done
    gym done
    class done
    yoga done
    training done
    circuits done
    intervals done
    row done
    walk done
    tempo done
    long run done
    done and dusted
    fully done
    100 percent done
    did 5 k
    did 10 k
    did 5 km
    did 10 km
    did my 5 k
    did my 10 k
    ran 5 k
    ran 10 k
    ran my
    went running
    went swimming
    went cycling
    went to training
    went to class
    went to spin
    went to yoga
    made the class
    made it to class
    made it to training
    turned up and
    got to the gym
    got to class
    lifted today
    trained today
    trained at
    trained hard
    trained this morning
    trained before
    trained after
    did it before
    did it after
    did it this morning
    did it at lunch
    did it tonight
    did it all though
    did it anyway
    did it though
    did it even
    dragged myself out
    got myself out
    went anyway
    still went
    went though
    went regardless
    went in the end
    did not skip
    didnt skip
    didnt miss
    did not miss
    never missed
    didnt bail
    didnt give up
    didnt quit
    did half an hour
    managed half an hour
    ran half an hour
    did mobility
    did some mobility
    did my mobility
    did stretching
    did my stretches
    did pilates
    did intervals
    did weights
    did strength
    did cardio
    did a run
    did a ride
    did a swim
    did a class
  `,
  skip: `
    half done
    half finished
    so nothing today
    and that was that
    only a stretch
    dog walk only
    only a dog walk
    just the dog walk
    no more than that
    got binned
    thats the workout gone
    there goes the workout
    there went the workout
    there went my workout
    forgot it was
    missed my window
    moved it to
    class was over
    too hot to move
    thats me done
    thats my lot
    not a chance today
    no chance today
    had to leave
    cba
    pyjamas won
    no time sorry
    just stretched
    just did some stretching
    only stretched
    just had a stretch
    got eaten by
    was eaten by
    sofa won
    couch won
    bed won
    gave it a miss
    gave the gym a miss
    gave the run a miss
    gave training a miss
    nothing doing
    planned to run but
    planned to train but
    planned to go but
    meant to run but
    meant to train but
    meant to go but
    wanted to run but
    wanted to train but
    wanted to go but
    hoped to run but
    was going to run but
    was going to train but
    was going to go but
    but it poured
    rained off
    walk the rest
    walked the rest
    walked back
    walked home
    had to walk home
    ring home
    rang home
    called for a lift
    admit defeat
    admitted defeat
    called it a day
    gave up the run
    no run today
    didnt run
    no training
    no gym today
    turned round
    turned around
    turned back
    that was it for the night
    did not even try
    didnt even try
    had to bail
    bail after
    did half
    couldnt be bothered
    cant be bothered
    2 3 done
    2 3 of
    1 2 of
    3 4 of
    two thirds
    three quarters
    left early
    leave early
    workout cancelled
    session cancelled
    class cancelled
    class was cancelled
    gym was closed
    no gym session
    couldnt make it
    skipped
    didnt train
    didnt do
    did not train
    did not do
    no workout
    missed
    cut short
    cut it short
    bailed
    gave up
    stopped after
    stopped at
    only did
    only managed
    only got through
    half of it
    half the
    half way
    halfway
    quit
    packed it in
    didnt finish
    couldnt finish
    did not finish
    didnt happen
    never happened
    no session
    wasnt able to
    instead
    gave it a miss
    stopped early
    didnt make it
    didnt manage
    didnt get to
    didnt get round
    pulled out
    called it
    blew off
    blew it off
    ended early
    abandoned
    aborted
    just managed
    part of it
    some of it
    most of it
    stopped
    out of the
    didnt go
    ran out of time
    swapped
    had to stop
    couldnt train
    couldnt face
    didnt bother
    didnt workout
    no exercise
    zero training
    couldnt do
    session over
    only half
    first half
    left out
    dropped the last
    cut the
    didnt get it done
    skip
    skipping today
    threw in the towel
    wimped out
    binned it
    binned
    not done
    didnt get any
    cried off
    sacked it off
    not finished
    couldnt complete
    didnt complete
    had to cut
    just did
    chickened out
    shortened
    got half
    no chance of training
    no way i could train
    no energy to train
    too tired to train
    training didnt happen
    no time to train
    no time for training
    had no time
    no time today
    didnt have time
    didnt get time
    didnt have the energy
    didnt have it in me
    couldnt get to the gym
    couldnt get out
    didnt get out
    didnt get a chance
    didnt get the chance
    didnt get it in
    didnt get one in
    no training today
    no workout today
    no session today
    sat it out
    sat this one out
    bunked off
    blew it
    blew off the
    swerved it
    swerved
    ducked out
    opted out
    passed on
    took the day off instead
    unplanned rest
    unplanned day off
    had to skip
    had to miss
    had to cancel
    had to abandon
    had to call it
    had to pull out
    had to turn back
    turned round early
    headed home early
    went home early
    came home early
    left after
    packed up early
    packed it in after
    packed in
    called it quits
    called time
    called it early
    threw the towel in
    tapped out
    stopped halfway
    stopped half way
    stopped short
    gave up after
    gave up half way
    gave up halfway
    gave in
    got a third
    did a third
    did about half
    did most of
    did some of
    did part of
    did bits of
    did a bit of
    did a shorter
    did a short version
    did a shortened
    only got half
    only got to
    only ran
    only lifted
    only made it
    only completed
    only finished
    only went
    only lasted
    barely started
    barely got going
    never started
    never made it
    never got to
    never got round
    never got going
    didnt start
    didnt even start
    didnt even
    didnt complete it
    not completed
    incomplete
    unfinished
    not finished it
    bottled it
    sacked it
    sacked off
    jacked it in
    jacked in
    knocked it on the head
    flunked it
    failed to do
    failed to train
    failed to get
    work got in the way
    life got in the way
    got in the way
    ran late so no
    swapped it
    swapped for
    swapped my
    replaced it with
    traded it for
    did yoga instead
    walked instead
    walk instead
    yoga instead
    stretching instead
    no chance to train
    couldnt fit it in
    didnt fit it in
    couldnt squeeze it in
    too busy to train
    too ill to train
    too sore to train
    wasnt up to it
    wasnt up for it
    wasnt feeling up to
    not up to it
    couldnt muster
    couldnt motivate
    couldnt get going
    couldnt get up
    slept through it
    slept through my alarm
    slept through the alarm
    slept through both alarms
    slept through alarm
    slept through my alarms
    overslept and missed
    forgot to train
    forgot about it
    forgot my session
    forgot the session
    cut it to
    cut it down
    cut it back to
    cut it at
    couldnt be arsed
    cant be arsed
    did nothing
    did nowt
    bit only
    part only
    walked out
    walked out after
    walked away after
    went home after
    jacked after
    left it there
    left it at that
    stopped it there
    legged it after
    min version
    minute version
    short version
    shorter version
    mini version
    lite version
    express version
    didnt leave the house
    never left the house
    didnt get out of bed
    stayed in bed all day
    never left the sofa
    didnt move off the sofa
    didnt leave the sofa
  `,
  restday: `
    rest day
    planned rest
    day off
    recovery day
    no session planned
    nothing planned
    off day
    scheduled rest
    rest as planned
    rest day today
    rest day yesterday
    my rest day
    its rest day
    planned day off
    scheduled day off
    day off from training
    no workout scheduled
    no training scheduled
    nothing scheduled
    nothing on the plan
    resting today
    rest as per
    off day today
    plan said rest
    app said rest
    rest was on the plan
  `,
  notyet: `
    later today
    will do
    going to do
    gonna do
    later on
    not yet
    havent done
    about to
    off to the gym
    going to the gym
    heading to
    this evening
    doing it later
    plan to
    planning to
    session later
    going for a run
    im going to train
    will train
    on my way to
    havent trained yet
    havent been yet
    still to do
    still have to
    training later
    not done yet
    not done it yet
    not trained yet
    yet to train
    yet to do
    havent done it yet
    still to come
    going at
    off for a run
    off for my run
    heading out for
    heading to the gym
    training tonight
    gym tonight
    run tonight
    run later
    gym later
    will train later
    will do it later
    do it later
    do it tonight
    doing it tonight
    doing it after
    havent started
    not started
    session tonight
    session this evening
    workout later
    workout tonight
    about to start
    lacing up
    hoping to do
    hope to do
    hope to train
    will fit it in
    will get it done
    havent got to it yet
  `,
  notdone: `
    bloods done
    my bloods
    hair done
    nails done
    had my bloods done
    mot done
    so done with
    smashed avocado
    got my period
    got my hair
    got my results
    got my new
    done for the day
    done with work
    work done
    done in
    well done
    finished work
    finished at work
    finished late
    got the kids
    ran late
    ran into
    ran out
    ran nothing
    almost ran
    nearly ran
    ran a fever
    ran a temperature
    ran a bath
    ran the bath
    ran a meeting
    got home
    my day done
    ran errands
    did my best
    done at
    did my back
    did my knee
    did my ankle
    did my hamstring
    did my shoulder
    did my calf
    did my neck
    did not
    finished a report
    finished the report
    did the dishes
    did the shopping
    did the laundry
    finished my shift
    finished the school
    did the school
    did the kids
    what have i done
    did something
    did too much
    got my bike
    did you
    got my flu
    got my covid
    got my jab
    done my back
    done my knee
    done my ankle
    when i stopped
    once i stopped
    as soon as i stopped
    after i stopped
    till i stopped
    until i stopped
    rain stopped
    stopped raining
    never stopped
    didnt stop
    stopped for
    stopped off
    stopped by
    stopped at the shop
    hasnt stopped
    havent stopped
    stopped smoking
    stopped drinking
    missed the bus
    missed my bus
    missed the train
    missed my train
    missed lunch
    missed breakfast
    missed my mum
    missed my dad
    missed him
    missed her
    missed you
    missed a call
    missed a meeting
    skipped breakfast
    skipped lunch
    skipped dinner
    skipped the warm up
    skipped warm up
    done a double
    done a 12 hour
    done a long
    done a shift
    done 12 hours
    finished at
    finished late at
    finished the day
    finished my book
    done all i can
    got all my
    got through the day
    got through work
    got through the shift
    did a double
    did a night
    did a 12 hour
    did a double shift
    did a night shift
    did the washing
    did the ironing
    did the garden
    did a bit of gardening
    did a food shop
    did the food shop
    did the school run
    did the nursery run
    did the cooking
    ran for the bus
    ran for a train
    ran for the train
    ran around after
    ran round after
    ran a workshop
    ran the meeting
    walked home from
    swam with the kids
    ran out of milk
  `,
  workout: `
    workout
    session
    training
    run
    ride
    swim
    gym
    lift
    lifting
    weights
    intervals
    spin
    class
    yoga
    exercise
    squats
    deadlifts
    bench
    sets
    reps
    rep
    5k
    10k
    jog
    row
    rows
    circuit
    circuits
    presses
    lunges
    hiit
    plan
    strength
    cardio
    volume
    level
    spin class
    long run
    tempo
    hills
    km
    k
    miles
    burpees
    mobility
    stretching
    plank
    planks
    pull ups
    set
    bike
    treadmill
    turbo
    erg
    pilates
    walk
    the weights
    programme
    program
    rowing
    leg day
    upper body
    push ups
    kettlebell
    sesh
    sess
    wod
    workout sesh
    gym sesh
  `,
  neg: `
    not
    no
    without
    never
    isnt
    wasnt
    arent
    werent
    dont
    doesnt
    didnt
    zero
    hardly
    barely any
    havent
    hasnt
    none
    nothing
    neither
    nor
    aint
    free of
    cant say
    cannot say
    rather than
    any
    wont
    wouldnt
    w out
    w o
    didnt have
    didn t
    wouldnt say
    not exactly
    couldnt say
    nowt
    nae
    nope
    nah
  `,
  allatall: `
    at all
    in the slightest
    whatsoever
    one bit
    remotely
  `,
  hedge: `
    bit
    a bit
    little
    a little
    slightly
    kinda
    kind of
    some
    somewhat
    fairly
    sort of
    a touch
    a tad
    touch
    tad
    slight
    mildly
    mild
    sorta
    rather
    moderately
    quite
    bitof
    pretty
    lil
    reasonably
  `,
  superlight: `
    super
    so
    very
    really
    extremely
    completely
    totally
    absolutely
    properly
    mega
    proper
  `,
  maybe: `
    wish i
    wish id
    wished i
    should have
    shouldve
    should of
    if only
    might
    maybe
    if
    perhaps
    possibly
    could be
    in case
    hope
    hopefully
    unless
    would be
    worried about
    afraid of
    scared of
    dont want
    risk of
    prevent
    avoid
    used to be
    would
    hoping
    fear
    looks like i could
  `,
  past: `
    last week
    last month
    last year
    years ago
    weeks ago
    months ago
    a week ago
    used to
    the other day
    when i was
    back in
    previously
    last season
    last summer
    last winter
    as a kid
    in the past
    last monday
    last tuesday
    last wednesday
    last thursday
    last friday
    last saturday
    last sunday
    a few days ago
    days ago
    had been
    last spring
    last autumn
    once had
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
    a month ago
    a year ago
    ages ago
    when i had
    since the op
    week ago
    year ago
    month ago
    over the weekend
    at uni
    my old
    old injury
  `,
  gone: `
    after the flu
    after flu
    after my cold
    after a cold
    after the cold
    after covid
    back after the flu
    over my cold
    over my flu
    over the cold
    over my bug
    over the bug
    over covid
    over my cough
    first day back
    first run back
    first session back
    first workout back
    first time back
    first week back
    first one back
    gone
    fine again
    better now
    back to normal
    all clear
    recovered from
    is over
    no longer
    healed
    cleared up
    all better
    settled
    disappeared
    went away
    has passed
    shaken off
    shook off
    over the
    over it
    feels fine
    is fine
    totally fine
    all fine
    are fine
    fine now
    good again
    ok again
    ok now
    okay now
    feels good
    better again
    feels better
    sorted
    holding up
    behaving
    happy again
    doesnt hurt
    didnt hurt
    feels normal
    pain free
    got over
    much better
    good now
    is good
    feels great
    feels ok
    felt fine
    felt good
    felt great
    was fine
    all healed
    vanished
    eased off completely
    finally over
    is ok
    is great
    calmed down
    held up
    not a peep
    no issues
    no trouble
    no problems
    behaved
    no complaints
    i feel better now
    i feel much better now
    clear again
    is clear
    clear now
  `,
  still: `
    still
    again
    hanging on
    lingering
    wont go
    not gone
    hasnt gone
    isnt gone
    keeps
    tail end
    last of
    end of this
    remains of
    on the mend
    getting over
  `,
  otherp: `
    nobody
    no one
    hed been
    shed been
    theyd been
    my dad
    kid
    child
    our kid
    our son
    our daughter
    our baby
    my mum
    my mom
    my son
    my daughter
    my wife
    my husband
    my partner
    my kid
    my kids
    kids
    the kids
    my boss
    boss
    my friend
    friend
    a friend
    my mate
    mate
    the nurse
    agency nurse
    au pair
    the au pair
    my colleague
    colleague
    a colleague
    my brother
    my sister
    my baby
    baby
    the baby
    toddler
    my toddler
    my girlfriend
    my boyfriend
    girlfriend
    boyfriend
    dad
    mum
    mom
    wife
    husband
    son
    daughter
    little one
    the little one
    youngest
    eldest
    grandma
    grandad
    my nan
    nan
    my dog
    dog
    the dog
    the cat
    cat
    coach
    my coach
    instructor
    neighbour
    my neighbour
    roommate
    flatmate
    partner
    father
    mother
    my father
    my mother
    someone
    a guy
    guy
    a bloke
    bloke
    gym buddy
    training partner
    hubby
    wifey
    missus
    my other half
    other half
    everyone
    half the office
    the office
    teammate
    twins
    the boys
    the girls
    my boy
    my girl
    his
    her
    he
    she
    they
    my gran
    gran
    granny
    uncle
    aunt
    a woman
    a man
    client
    my client
    sister
    brother
    people
    mil
    my running partner
    running buddy
    my trainer
    trainer
    pal
    my pal
    buddy
    my buddy
    niece
    nephew
    my niece
    my nephew
    a lad
    an old man
    an old lady
    dads
    mums
    wifes
    husbands
    sons
    daughters
    sisters
    brothers
    kids are
    the whole family
    the family
    lad
    classmate
    a lady
    lady
    workmate
    coworker
    co worker
    children
    grandson
    granddaughter
    grandchildren
    grandkids
    grandchild
  `,
  me: `
    i
    im
    ive
    my
    me
    myself
    id
    mine
    ill
    i was
    we
  `,
  dayword: `
    day
    today
    feeling
    feel
    felt
    mood
    im
    i feel
    overall
    all in all
    in myself
    myself
    life
    evening
  `,
  tomorrow: `
    tomorrow
    tmrw
    tmw
    tomoz
    tmr
    tomorow
    2moro
    tomorrows
    2morrow
    tomoro
  `,
  otherday: `
    tonight
    this evening
    next week
    the day after
    day after tomorrow
    later this week
    next month
    weekend
    this weekend
    at the weekend
    next weekend
    end of the week
    in two weeks
    in 2 weeks
  `,
  lastnight: `
    last night
    yesterday
    today
    this morning
    earlier
  `,
  usual: `
    as always
    as usual
    usual
    normal
    same as always
    same as usual
    same old
    no changes
    no change
    nothing new
    unchanged
    like every
    as every
    same as ever
    regular
    same
    as ever
    like always
    like normal
    same as today
    the norm
    business as usual
  `,
  cancel: `
    cancelled
    canceled
    called off
    scrapped
    off now
    fell through
    not happening
    no longer on
    axed
    postponed
    got pushed
    is off
    dropped out
    bumped to next
    pulled
    no longer happening
    not on anymore
    called it off
    isnt happening
    cancels
    canned
    knocked on the head
    wont be happening
    off the cards
  `,
  moved: `
    moved
    rescheduled
    pushed
    shifted
    brought forward
    swapped
    pushed back
    moved up
    changed
    got pushed to
    pushed to
    now at
    moved to
    shifted to
    brought forward to
    put back to
    now starts
    bumped to
    delayed to
    delayed until
    changed to
    moves to
    switched to
    slid to
    slipped to
    rearranged for
    rearranged to
    got put back
  `,
  free: `
    day off work
    day off from work
    off work
    not working
    no work
    free
    open
    available
    clear
    nothing on
    gap
    my own time
    to myself
    nothing planned
    nothing else on
    free time
    got the day off
    have the day off
    having the day off
    got a day off
    have a day off
    gave me the day off
    given the day off
    took the day off
    taking the day off
    booked the day off
  `,
  prefertrain: `
    any time before
    any time after
    anytime before
    anytime after
    works
    can train
    could train
    train
    workout
    session
    training
    exercise
    the workout
    please
    pls
    plz
    could do
    can do
    could squeeze
    squeeze it in
    squeeze in
    fit it in
    could fit
    work out
    working out
    prefer
    would prefer
    better
    best
    ideally
    works better
    works best
    works for me
    suits
    suits me
    instead
    my run
    run
    gym
    lift
    swim
    ride
    rather
    would rather
    only slot
    only window
    only time
    only gap
    the gym
    fit in
    hit the gym
    want to
    like to
    would like
    rather train
    make it
    put it
    do it
    move it
    yoga
    available
    only chance
    slot
    window
    could manage
    train then
    would be perfect
    would be ideal
    would be best
    would be great
    would be good
    will work
    can we do
    can you put
    put it at
    put me down
    slot it in
    slot me in
    stick it
    might as well train
    ill train
    id train
    train me
    aim for
    target
    good for me
    get it done
    get up and train
    get up early to train
    squeeze one in
    could get out
    could get to the gym
    can get to the gym
    could get a session
    could get a run in
    id like to train
    id like to run
    go for
    is perfect
    is ideal
    would suit
    suits best
    suits better
    is my only
    only time i
    only chance i
    first choice
    if possible
    anything
    anytime
  `,
  only: `
    only
    just
    nothing else
    nothing but
    all i have
    all ive got
    all i got
    thats all
    thats it
    all thats
    sole
  `,
  unavailable: `
    cant do tomorrow
    cant tomorrow
    cant make tomorrow
    cannot do tomorrow
    cannot make tomorrow
    cannot tomorrow
    cant manage tomorrow
    cant do it tomorrow
    no can do tomorrow
    tomorrow is no good
    tomorrows no good
    tomorrow no good
    tomorrow wont work
    tomorrow doesnt work
    not possible tomorrow
    tomorrow is out
    tomorrow is a no
    so forget it
    so forget tomorrow
    forget tomorrow
    so forget training
    no chance to train
    no chance
    no time
    no time at all
    no training
    no workout
    rest day
    day off
    a day off from training
    day off from training please
    day off training
    day off from the gym
    need a rest
    prob rest
    probably rest
    rest tomorrow
    cant train
    cannot train
    wont be able to train
    not able to train
    wont be able
    no way i can train
    no session
    skip tomorrow
    fully booked
    completely booked
    no gap
    no room for
    full day off
    need rest
    complete rest
    total rest
    must rest
    to rest
    resting
    will rest
    taking a rest
    no exercise
    not training
    wont train
    doctor said no
    off training
    take it off
    leave me out
    no workouts
    skip the workout
    back to back all day
    rammed all day
    no window
    rest please
    rest pls
    count me out
    not possible to train
    wont manage
    no space
    zero time
    no chance of training
    write it off
    write tomorrow off
    completely full
    not going to happen
    rest instead
    no can do
    just rest
    going to rest
    gonna rest
    off day
    take the day off
    nothing tomorrow
    cant do anything
    wont be training
    impossible to train
    no spare
    no free time
    day is full
    day is packed
    solid all day
    rest is best
    ordered me to rest
    need to rest
    told me to rest
    rest up
    skip it
    give it a miss
    recovery day
    bed rest
    no sport
    no running and no gym
    no time to train
    no time for training
    no way i could train
    too tired to train
    no chance of a workout
    wont get a chance to train
    wont have time
    wont have time to train
    no room to train
    cant fit
    cant fit training
    cant fit it in
    training isnt happening
    training is out
    no training possible
    not able to work out
    cant work out
    wont be able to work out
    no gym for me
    skip training
    skip my workout
    skip the session
    scrap the session
    bin the session
    leave tomorrow out
    leave it out
    no workouts tomorrow
    day is a write off
    write off
    total write off
    chocka
    chock a block
    manic all day
    flat out all day
    non stop all day
    zero chance
    not a chance
    no hope
    not gonna happen
    isnt going to happen
    wont happen
    ordered to rest
    says rest
    said rest
    advised to rest
    advised rest
    must not train
    shouldnt train
    not allowed to train
    not to train
    no exercise tomorrow
    need the day off
    need a day off
    want a day off
    taking the day off
    day off please
    day off training
    give me a rest
    let me rest
    rest day pls
    rest day tomorrow
    complete day off
    full rest
  `,
  cannot: `
    cant
    cannot
    cant do
    not available
    unavailable
    busy
    tied up
    wont be free
    not free
    unable
    booked
    occupied
    stuck
  `,
  event: `
    working late
    work late
    deadline
    inset day
    early shift
    earlies
    on earlies
    late shift
    night shift
    meeting
    meetings
    dentist
    doctor
    doc
    appointment
    appt
    call
    calls
    work
    office
    shift
    school run
    school
    flight
    flying
    train
    interview
    exam
    lecture
    class
    dinner
    lunch
    brunch
    breakfast
    party
    wedding
    concert
    gig
    conference
    course
    workshop
    kids
    swimming
    football
    haircut
    vet
    mot
    plumber
    delivery
    visit
    parents evening
    bday
    birthday
    client
    clients
    presentation
    drive
    driving
    drop off
    pick up
    pickup
    drop the kids
    pick up the kids
    collect the kids
    church
    funeral
    physio
    hospital
    scan
    mri
    blood test
    errands
    cinema
    theatre
    drinks
    date
    date night
    match
    game
    choir
    rehearsal
    webinar
    training day
    seminar
    babysitting
    guests
    family
    friends
    mum
    engineer
    gas man
    electrician
    viewing
    house viewing
    nursery
    playdate
    bbq
    review
    one to one
    1 1
    appraisal
    leaving do
    night out
    pub
    therapy
    therapist
    hairdresser
    optician
    jury duty
    audit
    kick off
    site visit
    play
    recital
    assembly
    sports day
    zoom
    meet
    school play
    on call
    movers
    moving house
    handover
    standup
    nursery run
    airport
    taxi
    bus
    ferry
    boarding
    nails
    service
    town hall
    offsite
    team day
    away day
    inspection
    lesson
    tennis
    piano
    shopping
    coffee
    nurse
    midwife
    gp
    court
    gala
    ceremony
    graduation
    dance
    show
    open evening
    video call
    meal
    commute
    baby group
    vaccination
    jab
    vaccine
    job interview
    check up
    checkup
    trip to
    council
    pta
    prom
    rehearsals
    board meeting
    builder
    builders
    boiler
    surgery
    op
    out
    team lunch
    supper
    lift to
    train at
    train from
    coming over
    coming round
    on site
    moving
    hair
    mechanic
    garage
    assessment
    tour
    talk
    dentists
    doctors
    hairdressers
    accountant
    bank
    solicitor
    clinic
    consultation
    induction
    trip
    bridge
    golf
    book club
    gardening
    sitter
    mot test
    speech
    panel
    crit
    practice
    ballet
    brownies
    scouts
    toddler group
    baby class
    swimming lessons
    swim lesson
    parents
    in laws
  `,
  eve: `
    dinner
    concert
    gig
    parents evening
    party
    drinks
    date night
    cinema
    theatre
    night out
    pub
    leaving do
    quiz
    meal
    bbq
    supper
    choir
    open evening
    gala
    show
    movie
    prom
    school play
    play
    curry
    date
  `,
  morn: `
    breakfast
    school run
    drop off
    drop the kids
    nursery run
    standup
    boarding
  `,
  flightw: `
    flight
    flying
    fly
  `,
  leaveby: `
    leave
    leave by
    leave at
    out the door
    have to be out
    set off
    heading off
    need to leave
    leaving at
    gotta leave
    out the house
    out of the house
    leaving
    head out
    have to leave
  `,
  allday: `
    all day
    whole day
    the whole day
    entire day
    all of tomorrow
    from morning to night
    morning till night
    dawn till dusk
    all day long
    day long
    full day
  `,
  travel: `
    flight
    flying
    fly
    travelling
    traveling
    travel
    trip
    hotel
    airport
    staying at
    staying with
    away for
    away until
    away till
    away all week
    airbnb
    on the road
    out of town
    business trip
    holiday
    vacation
    drive to
    driving to
    train to
    road trip
    away from home
    away with work
    abroad
    plane
    hotels
    travel day
    overnight in
    staying in
    camping
    on a train
    motel
    hostel
    away tomorrow
    visiting my parents
    at my parents
    at the in laws
    at my inlaws
    at my sisters
    at my mums
    weekend away
    layover
    cruise
    caravan
    ferry
    guesthouse
    jetlag
    jet lag
    jet lagged
    landing at
    conference in
    bus to
    coach to
    landed
    in transit
    stopover
    eurostar
    holiday cottage
    tent
    off to my
    nights away
    night away
    for * nights
    for a few days
    few days away
    off to the in laws
    heading to my
    going to stay
    sleeping at
    stopping at my
    stay at my
    stay with
    at the airport
    at an airbnb
    in a hotel
    hotel room
    red eye
    long haul
    connecting flight
    train up to
    train down to
    train across
    drive up to
    drive down to
    driving up to
    driving down to
    off on a trip
    off to london
    off to paris
    off to scotland
    off to wales
    off to spain
    out of the country
    overseas
    out of state
    in another city
    working away
    away on business
    away on a course
    away with the
    away for work
    on tour
    work trip
    site visit in
    conference away
    trade show
    roadtrip
    plane to
    catch a plane
    catching a flight
    catching a plane
    catch a flight
    campsite
    campervan
    festival camping
    at my mother in laws
    at my parents place
    at my folks
    at my brothers
    at my daughters
    at my sons
    at my friends
    overnight stay
    overnight at
    overnight trip
    offsite in
    staying over at
    flying back
    driving back
    flying home
    driving home from
    travelling back
    travelling home
    train back
    train home from
  `,
  nottravel: `
    felt like flying
    feel like flying
    feels like flying
    felt like i was flying
    legs were flying
    was flying today
    were flying today
    flying along
    flying today
    flight of stairs
    flights of stairs
    flight of steps
    one flight
    two flights
    back from
    got back from
    trip was
    commute
    commuting
    drive to work
    travel to work
    time flies
    flew by
    trip over
    tripped
    back home from
    holiday is over
    train to work
    holiday booked
    bank holiday
    public holiday
    national holiday
    school holiday
    school holidays
    on the fly
    flies
    bus to work
    holiday club
    drive to the gym
    trip to the dentist
    trip to the shops
    home from
    got home from
    next trip
    trip next
    planning a trip
    booking a trip
    holiday photos
    watching a plane
    bus to the gym
    off to my desk
    off to my bed
    off to my room
    off to my class
    trip to the gym
    trip to the doctor
    trip to the vet
    work from home
    not travelling
    trip cancelled
    flight cancelled
    flight is cancelled
    flight got cancelled
    trip is off
    trip got cancelled
    back from holiday
    back from a trip
    back from the trip
    home from holiday
    got in from
    trip was cancelled
    flight was cancelled
    trip away was
  `,
  'eq:no_gym': `
    no gym
    gym is closed
    gym closed
    gym shut
    gym is shut
    gyms closed
    gyms are closed
    without a gym
    gym not open
    cant get to the gym
    cant get to a gym
    cant use the gym
    gym being
    gym under
    gym unavailable
    no access to a gym
    no access to the gym
    no gym access
    gym isnt open
    gym wont be open
    gym flooded
    gym doesnt have
    gym out of order
    cant make it to the gym
    cant go to the gym
    gym is out
    gym has shut
    gym has closed
    no gym there
    gym will be closed
    gym will be shut
    gym closes
    gym is being
    gym membership expired
    gym is flooded
    gym power cut
    locked out of the gym
    away from the gym
    hotel without a gym
    hotel has no gym
    gym closing
    gym membership ran out
    membership ran out
    membership lapsed
    membership expired
    gym membership lapsed
    gym membership cancelled
    gym frozen
    membership frozen
    gym still shut
    gym still closed
    gyms shut
    gyms still closed
    gym shuts
    gym not available
    gym is packed up
    no gyms
    no gym nearby
    no gym around
    no gym near
    no gym within
    no gym at
    no gym where
    nowhere to train
    gym refurb
    gym is having
    gym has no power
    gym has flooded
    gym burst
    cant get into the gym
    cant make the gym
    cant reach the gym
    wont get to the gym
    wont make it to the gym
    wont be able to get to the gym
    unable to get to the gym
    isnt a gym
    no access to my gym
    far from the gym
    far from a gym
    nowhere near a gym
    miles from a gym
    gym cancelled my
    gym closed for
    gym isnt available
    gym opens late
    gym only opens
    gym pass expired
    dont have a gym
    dont have gym access
    havent got a gym
    not got a gym
    without gym
    without the gym
    without access to a gym
    gym off limits
    gym has been shut
    gym has been closed
    leisure centre closed
    leisure centre locked
    leisure centre was locked
    gym locked
    gym was locked
    leisure centre shut
    leisure centre is closed
    leisure centre is shut
  `,
  'eq:no_equipment': `
    no equipment
    no kit
    no gear
    no weights
    without equipment
    without kit
    without any kit
    no equipment at all
    dont have any equipment
    no equipment here
    without weights
    no dumbbells
    without any equipment
    zero equipment
    zero kit
    dont have equipment
    nothing to lift
    no gym kit
    no gym equipment
    havent got any kit
    havent got any equipment
    no access to equipment
    no access to weights
    dont have any weights
    dont have any kit
    left my kit
    not have any equipment
    no equipment available
    nothing to train with
    no kit with me
    no kit there
    no gear with me
    no gear there
    no kit at home
    no kit at all
    no kit here
    left all my kit
    left my gear
    left my equipment
    forgot my kit
    no bands or anything
    not got any kit
    not got any equipment
    not got any weights
    not a single dumbbell
    not a dumbbell
    no weights there
    no weights here
    no weights at all
    kit is packed
    kit in storage
    equipment is packed
    equipment in storage
    all my kit is
    all my weights are
    weights are in storage
    zero gear
    nothing in the way of kit
    no apparatus
    without my kit
    without gear
    dont have kit
    dont have gear
    dont have weights
    wont have any equipment
    wont have any kit
    wont have equipment
    wont have kit
    wont have my kit
    wont have weights
  `,
  'eq:bodyweight_only': `
    bodyweight only
    body weight only
    own bodyweight
    bodyweight
    body weight
    bodyweight stuff
    just bodyweight
    only bodyweight
    just my body
    calisthenics only
    just my own body
    bodyweight exercises
    bodyweight session
    bodyweight workout
    bodyweight please
    bodyweight it is
    body weight stuff
    body weight exercises
    body weight workout
    body weight session
    only my body
    using my bodyweight
    using bodyweight
    no weights just me
    just me and the floor
    bw only
    bw stuff
    calisthenics
    has to be bodyweight
    bodyweight then
  `,
  dumbbell: `
    dumbbells
    dumbbell
    dumb bells
    dbs
    pair of dumbbells
    set of dumbbells
  `,
  'eq:hotel_gym': `
    hotel has a treadmill
    hotel has a bike
    hotel gym
    gym in the hotel
    gym at the hotel
    hotel has a gym
    hotel has a small gym
    hotel has a tiny gym
    hotel fitness room
    hotel s gym
    hotels gym
    hotel has gym
    fitness room
    hotel with a gym
    hotel with gym
    hotel fitness centre
    hotel fitness center
    small gym at the hotel
    hotel treadmill
    tiny hotel gym
    hotel does have a gym
    hotel has a little gym
    hotel has a decent gym
    hotel gym only
    gym at my hotel
    gym in my hotel
    theres a gym at the hotel
    theres a gym in the hotel
    hotels got a gym
    hotel got a gym
    hotels small gym
    use the hotel
    gym downstairs at the hotel
    hotel gym is
    hotel gyms
  `,
  hotelw: `
    hotel
  `,
  gymw: `
    gym
    gym room
    fitness
  `,
  weather: `
    foggy morning
    foggy evening
    foggy day
    foggy outside
    foggy out
    ice
    icy
    snow
    snowing
    storm
    stormy
    thunderstorm
    heatwave
    heat wave
    smog
    smoke
    hail
    blizzard
    flood
    flooded
    air quality
    lightning
    too hot
    pollution
    frozen
    black ice
    gale
    gales
    hurricane
    sleet
    pouring
    snowed in
    trainers
    running shoes
    shoes
    wind
    red warning
    weather warning
    typhoon
    wildfire smoke
    rain
    raining
    rainstorm
    pavements
    freezing rain
    weather
    slippery
    shoe
    monsoon
    torrential
    sheet ice
    freezing fog
    fog
    minus 10
    minus 15
    minus
    blizzards
    storm warning
    thunder
    amber warning
    yellow warning
    roads
    floods
    flooding
    heat
    degrees
    40 degrees
    38 degrees
    smoggy
    aqi
    ice rink
    sleeting
    snowstorm
    snow forecast
    forecast
    tornado
    high winds
    windy
  `,
  norun: `
    cant run outside
    no running outside
    no outdoor running
    not running outside
    no way im running
    cant run outdoors
    no running outdoors
    no outdoor run
    cant run
    no outdoor runs
    wont run outside
    not safe to run
    no run outside
    treadmill only
    running outside is
    too icy to run
    no running
    not going outside
    cant go outside
    cant run in
    no way i can run
    indoors only
    running outdoors is
    not running in
    indoors please
    something indoors
    indoor only
    not running outdoors
    cant do outdoor
    wont be running
    no outside running
    running is out
    rule out running
    outdoor running is out
    outside run is out
    not possible to run
    cannot run
    too dangerous to run
    too slippery to run
    not running
    no outdoor
    wont run
    shouldnt run outside
    no running outside tomorrow
    skip the outdoor run
    no outdoor session
    no outdoor sessions
    nothing outdoors
    nothing outside
    not outdoors
    cant go outdoors
    not safe outside
    stay indoors
    staying indoors
    keep it indoors
    inside only
    indoors tomorrow
    run indoors
    running indoors
    roads are closed
    not going out in
    no chance of running
    not a chance im running
    no way im going out
    not fit for running
    impossible to run
    running is off
    outdoor run is off
    run is off
    no road running
    no trainers
    no running shoes
    forgot my trainers
    left my trainers
    forgot my running shoes
    left my running shoes
    trainers fell apart
    trainers are soaked
    trainers have fallen apart
    shoes are wrecked
    shoes fell apart
    running shoes are
    trainers are wrecked
    off the roads
    treadmill fine
    treadmill instead
    treadmill is fine
    treadmill please
    staying in bed
  `,
  scale: `
    out of 10
    out of ten
    of 10
  `,
  sarcasm: `
    🙃
    🙄
    yeah right
    not
  `,
  seems: `
    came to
    went over
  `,
  aftertraining: `
    after the run
    after training
    after my run
    after the session
    after the workout
    after my workout
    after the swim
    after the ride
    after my session
    after the gym
    after lifting
    after the spin class
    after the long run
    after my swim
    after my ride
    after spin
    after squats
    after deadlifts
    after the race
    after todays session
    after todays workout
    after todays run
    after that workout
    run helped
    session helped
    workout helped
    training helped
    gym helped
    swim helped
    walk helped
    back from the gym
    back from gym
    back from training
    back from my session
    back from spin
    back from class
    back from swimming
    back from the track
    back from the pool
    back from * run
    back from * ride
    back from * swim
    home from the gym
    home from training
    home from my run
    after todays
    after the class
    after class
    after that session
    after this session
    after this workout
    after this run
    after yoga
    after hiit
    after intervals
    after the intervals
    after lunges
    after leg day
    post run
    post workout
    post session
    post gym
    post ride
    post swim
    came back from the gym
    came back from * run
    came back from * ride
    came back from training
    got back from * run
    got back from * ride
    got back from the gym
    got back from training
    after the * k
    after my * k
    after a * k
    after the * km
    after my * km
    after the * mile
    after the * miler
    after the half
    after the marathon
    after my half
    after my marathon
    after my race
    after the match
    after training yesterday
    yoga helped
    ride helped
    stretching helped
    class helped
    lifting helped
    row helped
    pilates helped
  `,
  homeby: `
    back around
    back about
    back by
    back at
    home by
    home around
    home at
    get home
    back home by
    home about
    back late
    be done by
    done by
    finish by
    finished by
  `,
  guests: `
    coming over
    coming round
    guests
  `,
  early0: `
    early start
    early shift
    opening shift
  `,
  'win:early': `
    before work
  `,
  'win:evening': `
    after work
  `,
  fill: `
    slipped on
    slipped over
    slipped off
    slipped down
    slipped getting
    slipped coming
    half the machines
    half the gym
    half the equipment
    no time change
    no time changes
    train home
  `,
}
