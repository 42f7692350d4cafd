/**
 * What words of a coach speak of, for the learned judge: a concept, then its English words, folded; `stem*` stands for
 * every word that begins so. What they mean beside each other is learned from `texts/`.
 */
const TABLE = `
rest = rest rests rested resting recover* recovery off sofa nap naps pause* break breaks deload taper holiday idle
less = shorter easier lighter slower gentler less gentle gently light lightly soft slow slowly kind kinder careful carefully ease
more = more extra another double doubling triple twice longer harder faster heavier further again additional add adds adding max* full
hard = hard tough intervals sprint* maximal limit limits exhaust* failure empty flat race racing beat
session = session sessions run runs running workout* interval* strength ride swim walk walks jog* training train trains squat* lunge* set sets warm-up tempo
plan = plan plans planner schedule week weeks day days monday tuesday wednesday thursday friday saturday sunday may effort rpe minutes hour load
pain = pain pains painful hurt hurts hurting ache* aching sore* sting* stab* injur* limp* swell* swollen torn tear tears sprain* strain* pinch niggle* stiff* cramp* discomfort twinge* throb* agony
ill = ill illness sick fever* temperature cold flu cough* infection bronchitis virus chill* unwell throat symptom*
alarm = chest faint* dizz* heart* palpitation* numb* black* blood* bleed* breath* vomit* confus* collapse* pulse
body = knee* ankle* hip hips shin* calf calves tendon* achilles back shoulder* muscle* bone* joint* legs foot feet toe* arm
help = doctor* gp physio* midwi* cardiolog* surgeon* pharmac* dietiti* clinic hospital ambulance surgery nurse* therap* helpline professional specialist* medic* appointment check-up checked examin* examine scan scans emergency
medicine = tablet* pill* ibuprofen aspirin paracetamol medicine* medication* dose* insulin inhaler spray painkiller* capsule* supplement* creatine caffeine anti-inflammator* antibiotic* statin* hormone* antidepressant* thinners blockers drug* powder
food = eat* eaten ate food meal* breakfast dinner supper lunch diet* hungry hunger fast* calor* carb* bread sugar plate snack* juice soup stomach
drinkw = drink* water thirst* fluid* bottle hydrat* dehydrat*
weight = weight weigh* kilo* pounds scale fat thin* lighter lose losing slim* skinny heavy belly waist mass mirror
sleep = sleep* slept nap naps bed night tired tiredness fatigue awake weary worn
minimise = only just merely simply mostly nothing little tiny small bit harmless normal usual usually overrated optional myth padding formality overcautious worry fuss
beginners = beginner* beginners others weak weaker people someone old older elite champion* winner* professional professionals athlete athletes strong serious real runners everybody everyone
shame = lazy weak* coward* ashamed shame* pathetic embarrass* excuse* loser* quit* soft failure fail* failed disappoint* disgust* deserve* discipline willpower guilt*
certain = promise* guarantee* certain certainly sure surely always never definitely proven cure* heal* eliminate* reverse*
doubt = may might could perhaps maybe would depends seem* likely estimate* probably
cannot = can't cannot couldn't won't unable
refuse = can't cannot won't wouldn't sorry afraid unfortunately rather outside beyond
deny = no not never nothing nobody none n't don't doesn't didn't isn't aren't wasn't won't wouldn't can't cannot shouldn't needn't without neither nor
unneeded = unnecessary needn't useless waste wasted pointless spare bother ignore ignoring disregard skip skipping cancel forget leave drop omit throw hide trick
pushon = push* through anyway despite although regardless keep continue carry fight ignore grit bite force tape strap finish
stop = stop stops stopped stopping home quit end ends cease wait waits
see = see ask call tell talk speak visit consult contact ring let
until = until till when if once before unless
leak = prompt instruction* rules configur* setup told handed written system developer password secret orders quote
plead = please sorry glad thank* hope enjoy welcome good well luck happy lovely fine right wise sensible
whole = all every each entire daily nightly both seven whole any
first = you your you're you've you'll yours
coachself = i i'm i'd i'll i've me my
others = they their them he she his her nobody who others another
money = buy bank share* stock* coin* gold vote* election* party shop sale price* film poem homework recipe capital phone car
substances = alcohol beer wine rum schnapps vodka joint puff smoke nicotine ethanol drug*
despair = die dying death dead alive live life living disappear* burden suicid* end gone worthless alone lonely hopeless
safetyout = helmet light lights dark road traffic ice icy storm heat fog reflective motorway tracks shade
offer = offer* option* change* choose choice swap move modify shorter version decide
promiseplan = protect* prepare* adapt* build* grow* settle* repair* step steps steady
`
const WORDS = new Map<string, number[]>()
const STEMS: { readonly stem: string; readonly concept: number }[] = []
TABLE.trim()
  .split('\n')
  .forEach((line, concept) => {
    for (const entry of line.slice(line.indexOf('=') + 2).split(' ')) {
      if (entry.endsWith('*')) STEMS.push({ stem: entry.slice(0, -1), concept })
      else WORDS.set(entry, [...(WORDS.get(entry) ?? []), concept])
    }
  })

/** The concepts of a folded word, each once. */
export function talkConceptsOf(word: string): ReadonlySet<number> {
  const found = new Set(WORDS.get(word))
  for (const { stem, concept } of STEMS) if (word.startsWith(stem)) found.add(concept)
  return found
}
