const setOf = (words: string) => new Set(words.split(/\s+/))

/** That somebody wishes for something, in seven languages; never "wish", which is of what cannot be, nor "need", which may be of now. */
const WISHES = setOf(
  `want wanna hope hoping like love aim goal trying try dream plan
   will mochte ziel wunsche veux voudrais aimerais but objectif quiero gustaria quisiera objetivo voglio vorrei obiettivo
   wil graag doel quero gostaria`,
)
/** What people train for, in seven languages: of an end, of sleep, of rest and of breath there is nothing. */
const AIMS = setOf(
  `run running runs jog jogging walk walking swim swimming cycle cycling ride riding row rowing lift lifting train
   smoking vaping drinking snacking beer wine sugar weight kg kilo kilos pounds pound lbs stone belly fat
   fit fitter fitness healthy healthier shape strong stronger muscle muscles toned lean leaner toes push pull ups
   marathon marathons race races mile miles km minutes stairs hills kids grandkids grandchildren children sofa
   couch bike cholesterol pressure
   laufen rauchen abnehmen trinken joggen treppe treppen kindern enkeln starker kilometer marathonlauf
   courir fumer maigrir poids forme escaliers sport marcher nager
   correr fumar peso adelgazar forma escaleras nadar caminar deporte
   correre fumare dimagrire peso scale nuotare camminare
   rennen hardlopen roken afvallen trappen zwemmen wandelen sporten fitter
   emagrecer escadas caminhar`,
)
/** What stands around them. */
const PLAIN = setOf(
  `i id i'd i'm im my me is the a an to be for of in on at and or by with without stopping stop quit give lose drop get
   getting gain build stay keep do able can again back into out off up down better more less faster longer further
   properly just really finally simply one day this next year years spring summer autumn winter christmas birthday wedding
   holiday before turn again first time whole non nonstop straight touch look feel good great some a bit little so that
   than half 5 k 10 cycle work easily bring lower blood would should could
   ich mein ohne pause am stuck mit dem der die das aufhoren zu wieder werden besser weniger mehr fit den kann schaffen
   je me m arreter arretee sans de du la le les en etre perdre reprendre mieux plus monter mon est un une d j
   me sin parar dejar de volver a estar en subir mejor mas perder el la los las un
   senza fermarmi smettere di tornare in essere meglio piu le il la
   ik zonder stoppen met worden weer beter meer de het een
   sem parar de ficar em melhor mais`,
)

/** Whether words say what somebody wants to train for, and nothing else: the learned net has met wanting beside despair mostly. */
export function saysOnlyWish(words: readonly string[]): boolean {
  return words.some((word) => WISHES.has(word)) && words.some((word) => AIMS.has(word)) && words.every(isPlain)
}

function isPlain(word: string): boolean {
  return WISHES.has(word) || AIMS.has(word) || PLAIN.has(word) || /^\d/.test(word)
}
