/** Words of pride and joy that mean nothing else, in seven languages. */
const GLAD =
  'proud|happy|glad|delighted|chuffed|over the moon|stolz|glücklich|froh|fier|fière|heureux|heureuse|orgullos[oa]|feliz|content[oa]|orgulhos[oa]|orgoglios[oa]|felice|trots|blij'
/** What may stand around them and tells nothing of a body, of an end or of a wish. */
const AROUND =
  "i|i['’]?m|am|so|very|really|just|super|mega|today|of|with|myself|me|my|this|feel|feeling|ich|bin|sehr|richtig|heute|auf|mich|je|suis|très|si|de|moi|aujourd['’]hui|estoy|muy|tan|hoy|mí|mi|estou|muito|tão|mim|hoje|sono|molto|così|oggi|me|ik|ben|zo|heel|erg|vandaag|op|mezelf|mijzelf"
const ONLY_PRIDE = new RegExp(
  `^\\W*(?:(?:${AROUND})[\\s,!.]+)*(?:${GLAD})(?:[\\s,!.]+(?:${AROUND}|${GLAD}))*\\W*$`,
  'iu',
)

/** Whether a text says that somebody is proud or glad, and nothing else. */
export function saysOnlyPride(text: string): boolean {
  return ONLY_PRIDE.test(text)
}
