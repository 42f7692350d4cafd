/** The months in seven languages, in order, each a part of a regular expression. */
export const MONTHS: readonly string[] = [
  'jan(?:uary|uar|vier|eiro|uari)?|ene(?:ro)?|gennaio',
  'feb(?:ruary|ruar|rero|braio|ruari)?|f[eé]v(?:rier|ereiro)?',
  'mar(?:ch|s|zo|ço|co)?|m[aä]rz|maart',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?',
  'may|mai|mayo|maio|maggio|mei',
  'jun(?:e|i|io|ho)?|juin|giugno',
  'jul(?:y|i|io|ho)?|juillet|luglio',
  'aug(?:ust|ustus)?|ao[uû]t|ago(?:sto)?',
  'sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?',
  'o[ck]t(?:ober|obre|ubre)?|out(?:ubro)?|ottobre',
  'nov(?:ember|embre|iembre|embro)?',
  'de[cz](?:ember|iembre|embro)?|d[eé]c(?:embre)?|dicembre|dic(?:iembre)?',
]
