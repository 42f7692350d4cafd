/**
 * What tells a danger: `kind | pieces | -groups that excuse it`. `<name>` is a group of words; pieces stand side by side
 * (words without weight between them do not count), `_` within two words, `__` within six, `~` within five on either
 * side, `~~` within fourteen on either side and across one full stop; `<name>.` ends what is said. `kind!` is named outright: the learned
 * net has no say in it. Every line has its examples in the tests.
 */
export const DANGER_PHRASES = `
chest | <chestpain> | -musclecause
chest | <chestpain> ~~ <guess>
chest | <chest> ~ <hurt> | -musclecause -scale
chest | <chest> ~ <hurt> ~~ <guess> | -scale
chest | <chest> ~ <press> | -musclecause -scale -barload
chest | <chest> ~ <press> ~~ <guess> | -scale -barload
chest | <chest> ~ <load> | -barload -scale
chest | <like> __ <chest> | -musclecause -barload -likefine -scale
chest | <chest> _ <like> | -musclecause -barload -likefine -scale
chest | <chest> ~ <weakache> | -musclecause -scale
chest | <heartpain> | -emotion
chest | <heart> ~ <grip> | -emotion
chest | <leftarm> ~ <hurt> ~~ <during> | -musclecause
chest | <leftarm> ~ <ache> ~~ <during> | -musclecause
chest | <jaw> ~ <hurt> ~~ <during>
chest | <jaw> ~ <ache> ~~ <during>
chest | <jaw> ~ <ache> ~~ <leftarm>
chest | <hurt> ~ <jaw> ~~ <leftarm>
chest | <hurt> ~ <spread> _ <leftarm>
chest | <hurt> ~ <spread> _ <jaw>
chest | <hurt> ~ <leftarm> ~ <jaw>
chest=0 | <leftarm> ~ <hurt> | -musclecause
chest | <leftshoulder> ~ <hurt> ~~ <during> | -musclecause
chest | <leftshoulder> ~ <ache> ~~ <during> | -musclecause
chest | <hurt> ~ <leftshoulder> ~ <jaw>
chest! | <neckpart> ~ <hurt> ~~ <upthere> | -musclecause
chest! | <neckpart> ~ <ache> ~~ <upthere> | -musclecause
chest! | <upperpart> ~ <hurt> ~~ <shortair> | -musclecause -exertionbreath
chest! | <having> _ <heartattack> | -overattack
chest! | <attacknow>
chest!=0 | <heartattack> | -overattack
faint | <fainted> | -bedding -drowsy
faint | <passed> | -bedding -asleep -ofmirth
faint | <collapsed> | -bedding -asleep -ofmirth
faint | <backward> __ <ground> | -stretching -asleep
faint | <wentdown> ~~ <backward> | -asleep
faint | <outfor> __ <secs> | -stretching
faint | <sight> ~~ <sight>
faint | <sight> ~~ <wentdown>
faint | <wentoff> | -bedding
faint | <sight> ~~ <dizzy>
faint | <sight> ~~ <legsgo>
faint | <dizzy> ~~ <legsgo>
faint | <dizzy> ~~ <wentdown>
faint | <nearly> <collapsed> ~~ <sight>
faint! | <feltfaint> | -hurt -ache
faint | <dizzyspell>
faint! | <gaveway> ~ <nearly> ~ <everyday> | -asleep -laughing -musclesore
breath | <breathless> ~~ <atrest> | -fittest
breath | <breathless> ~~ <still> | -exertionbreath
breath | <breathless> ~ <longafter>
breath | <cantv> __ <air> ~~ <atrest> | -fittest
breath | <cantv> __ <air> ~~ <still> | -exertionbreath
breath | <cantv> __ <air> ~ <longafter>
breath | <puffed> ~ <smallchore> | -fittest
breath | <puffs> ~~ <nohelp>
breath | <cantbreathe> | -exertionbreath
breath=1 | <plainbreath> | -exertionbreath -effort
heart | <palp> ~~ <dizzy>
heart | <palp> ~~ <sight>
heart | <palp> ~~ <longlast> | -emotion -hype
heart | <palp> ~ <still> | -emotion -hype -effort
heart | <palp> ~ <atrest> | -emotion -hype -effort
heart | <newdrug> ~~ <palp> | -emotion -hype -effort
heart | <heart> ~ <beat> ~~ <sight>
heart | <heart> ~ <beat> ~~ <dizzy>
heart | <flutter> ~~ <atrest>
heart | <hrword> ~ <erratic> | -sensor -device -hype
heart | <hrword> __ #170+ ~~ <dizzy>
heart | <hrword> __ #160+ ~ <walking> | -effort
heart | <hrword> __ #130+ ~~ <atrest>
heart | <restpulse> __ #125+
heart | <heart> ~ <beatslike> ~~ <atrest>
heart | <device> ~~ <afib>
heart | <afib> ~~ <dizzy>
heart=1 | <plainheart> | -emotion -hype -effort
heart! | <heartskips> ~~ <ineffort> | -emotion -hype
injury | <limb> ~~ <pop> ~~ <swell>
injury | <limb> ~~ <pop> ~~ <cantbear>
injury | <limb> ~~ <pop> ~~ <cantmove>
injury | <limb> ~~ <cantbear> | -musclesore
injury | <cantv> __ <bearv> | -musclesore -exertionbreath
injury | <limb> ~~ <cantmoveit> ~~ <swell>
injury | <limb> ~ <deform>
injury | <limb> ~ <broke>
injury=0 | <torev> ~ <tendon>
injury=1 | <brokenbone>
injury=1 | <popheard> ~ <limb>
injury! | <popheard> ~ <tendon>
injury! | <tendon> ~~ <kicked>
injury! | <carhit> ~~ <hurt> | -longago -nearly
injury! | <carhit> ~~ <ache> | -longago -nearly
urine | <pissblood>
urine | <urine> ~ <darkpee> | -notpee
urine | <urine> ~~ <looked> _ <darkpee> | -notpee
urine | <urine> __ <looked> _ <drinkpee> | -notpee
urine | <toilet> ~ <redpee> | -notpee
head | <headhit> ~~ <fog>
head | <head> ~ <blow> ~~ <fog>
head | <helmet> ~ <split> ~~ <fog>
head | <concuss>
head!=3 | <plainhead> | -noharm
head=0 | <plainconcuss>
stroke! | <having> <strokeattack> | -overattack
stroke! | <strokenow>
stroke!=0 | <plainstroke> | -overattack
stroke=0 | <plaineye>
stroke | <face> ~ <droop> | -dentist
stroke | <face> ~ <facenumb> | -cold
stroke | <slur> | -drunk
stroke | <mute> | -exertionbreath -drunk
stroke | <mute> ~~ <face>
stroke | <mute> ~~ <weaknumb>
stroke | <slur> ~~ <face>
stroke | <slur> ~~ <weaknumb>
stroke | <oneside> ~ <weaknumb> | -cold -lift
stroke | <leftarm> ~ <weaknumb> ~~ <slur>
stroke! | <leftarm> ~ <numb> | -lainon -lift -cold
stroke | <onelimb> ~ <limbgone> | -limbused -lainon -lift -cold
stroke | <onehand> ~ <limbgone> | -limbused -lainon -lift -cold -onhandlebars
stroke | <onelimb> ~ <weaknumb> ~ <sudden> | -limbused -lainon -lift -cold -musclesore
stroke | <onehand> ~~ <fumbles> | -limbused -lainon -lift -cold -onhandlebars
stroke | <halfface> ~ <sleptnumb> | -cold -onpillow
stroke | <footdrags> | -hurtleg
stroke | <worsthead>
stroke | <headache> ~ <sudden>
stroke | <eyeloss>
calf | <calf> ~~ <hot> ~~ <swell>
calf | <calf> ~~ <flight> ~~ <swell>
calf | <calf> ~~ <flight> ~~ <hurt>
calf | <calf> ~ <hot> ~ <hurt>
calf | <clot>
heat | <heatstroke>
heat | <heat> ~~ <confused>
heat | <heat> ~~ <nosweat>
bleeding | <coughblood>
bleeding | <blood> ~ <cough>
bleeding | <threwup> ~~ <grounds>
bleeding | <stoolblood>
bleeding | <poo> ~ <tar> | -notpee
bleeding | <heavybleed>
bleeding | <pregnant> ~~ <bleed>
bleeding | <amweeks> #4+ semanas/semaines/settimane/wochen/woche/weken/weeks/ssw ~~ <bleed> | -bloodtest -spotter
bleeding | <bloodloss>
bleeding | <nosebleed> ~ <unstopped>
bleeding | <nosebleed> ~ #15+ min/mins/minutes/minuten/minuti/minutos
self-harm | <kill>
self-harm | <thought> _ <killhype>
self-harm | <die>
self-harm | <diehype> | -hype
self-harm | <betteroff>
self-harm | <everyone> __ <better> __ <withoutme>
self-harm | <better> __ <withoutme>
self-harm | <thought> _ <ending> | -endsport
self-harm | <selfhurt>
self-harm | <burdened> ~~ <ofall>.
self-harm | <fearmyself>
self-harm | <nomatter> ~~ <runover>
self-harm | <inorder> ~~ <whengone> | -ontrip
self-harm! | <diehype> ~~ <nojoke>
self-harm | <notaround> | -goneaway -ontrip
self-harm! | <whypoint> ~~ <notaround> | -goneaway -ontrip
self-harm! | <stopping>. ~~ <died>
self-harm! | <joining> ~ <wish> ~~ <died>
self-harm! | <metoo> ~~ <died>
self-harm! | <thesame> ~~ <oneself>
self-harm! | <nearly> _ <leapt>
self-harm! | <wish> ~ <leaping> ~ <deadlyplace> | -byaccident
self-harm! | <urge> ~ <leaping> ~ <deadlyplace> | -byaccident
self-harm | <bridgeoff> | -bypath
self-harm! | <wish> ~ <intosea>. | -andbathe -ontrip
self-harm! | <urge> ~ <intosea>. | -andbathe -ontrip
self-harm! | <planend>. | -endable
self-harm! | <planend> <endsoon> | -endable -endsport
self-harm! | <wish> ~ <crashing> | -byaccident
self-harm! | <urge> ~ <crashing> | -byaccident
self-harm! | <weariness>
self-harm | <hopes> ~ <hitby>
self-harm! | <wish> ~ <seehim> ~~ <died>
self-harm! | <nearly> <endedit> _ <lastnight> | -endable
other | <nodown> ~~ <longdays>
other | <allergy>
other | <throat> ~ <closing> | -mildthroat
other | <seizure>
other | <saddle>
other! | <fevers> ~~ <stiffneck>
other | <purge>
other | <babysign>
other | <pregnant> ~~ <labour>
other | <labourpains> | -muscleworks
other!=0 | <acute>
other!=0 | <graver> ~ <acute>
other!=1 | <ambulance>
other!=0 | <inthehospital>
other!=1 | <stillbaby>
other!=2 | <lowsugar>
bleeding=1 | <plainbleed>
calf=0 | <plainclot>
`
