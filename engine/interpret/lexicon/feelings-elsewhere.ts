import type { Feeling } from './feelings.ts'

/** What may stand around "nothing" in a note that says no more than that. */
const AROUND_NOTHING = [
  'new|special|particular|in particular|exciting|interesting|major|much|really|very|just|today|yet|here|again|to (?:report|say|add|note|tell|declare|see here)|happened|happening|going on|else|boss|folks|mate|guys|team|sir|chief|then|so|an?|the|my|as|it was|is|quiet|calm|normal|ordinary|average|usual|day|night|evening|week',
  "heute|gar|eigentlich|besonderes|neues|spannendes|zu (?:berichten|sagen|erzählen|melden)|passiert|los|ist|war|gibt(?:['’]s| es)?|es|ein|ganz|alles|beim|alten|ruhig(?:er|e)?|normal(?:er)?|tag|abend|viel",
  "aujourd['’]hui|vraiment|de (?:neuf|nouveau|spécial|particulier|plus|bien)|à (?:dire|signaler|raconter|ajouter)|une?|journée|jour|tranquille|normale?|calme|pas|grand[- ]chose",
  'hoy|nuevo|especial|particular|que (?:contar|decir|añadir|reportar)|por|aquí|un|día|tranquilo|mucho|de',
  'hoje|novo|demais|a (?:dizer|declarar|relatar|acrescentar)|para|contar|dizer|dia|tranquilo|muito',
  'oggi|di|nuovo|speciale|particolare|che|da (?:dire|segnalare|raccontare|aggiungere)|una|giornata|giorno|tranquilla|normale',
  'vandaag|bijzonders|nieuws|speciaals|te (?:melden|vertellen|zeggen)|gebeurd|een|rustige?|gewone|dag|gewoon',
].join('|')
const NOTHING =
  'nothing|nothin|nowt|not (?:a lot|much)|no news|nichts|nix|rien|pas grand[- ]chose|nada|niente|nulla|niks|niets|weinig'

/** More phrases by feeling: German, French, Spanish, Portuguese, Italian, Dutch; and a note that says there is nothing. */
export const FEELINGS_ELSEWHERE: Readonly<Partial<Record<Feeling, readonly string[]>>> = {
  worry: [
    '(?:figli[oa]|bambin[oa]|mamma|papà|marito|moglie|nonn[oa]) (?:è |sta )?(?:malat[oa]|male|ammalat[oa])|ha la febbre',
    '(?:kind|kinderen|zoon|dochter|moeder|vader|opa|oma|man|vrouw) (?:is |zijn )?ziek|preoccupat[oa] per|bezorgd',
    '(?:befund|diagnose) (?:von|bei) \\p{L}+(?: ist da)?: \\p{L}+',
    '(?:mache|machen) (?:mir|uns) sorgen|inquiet|inquiète|preocupad[oa] (?:por|com)',
  ],
  grief: [
    '(?:meine?|unsere?) (?:liebe |alte )?(?:oma|opa|mutter|mama|vater|papa|tante|onkel|großmutter|großvater)(?: ist)?(?: gestern| heute| friedlich| sanft)* eingeschlafen|verstorben|beigesetzt|eingeschläfert|nous a quittés|obsèques|entierro|enterro|(?:enterramos|enterré) (?:a )?(?:o |a )?(?:mi|meu|minha|nuestr[oa]|nosso|nossa) \\p{L}+|se nos fue|mancat[oa] ieri',
  ],
  sadness: [
    "me ha dejado (?:por|después|tras)|ya no me (?:reconoce|quiere)|ela me deixou|mi ha lasciat[oa] (?:per|dopo)|elle m[’']a quitté|il m[’']a quittée|sie hat mich verlassen|er hat mich verlassen",
    'traurig|niedergeschlagen|am boden|gestritten|streit mit|liebeskummer|einsam|enttäuscht',
    'triste|déprimée?|disputée?s?|engueulée?s?|seule? ce soir|déçue?|le moral (?:à zéro|dans les chaussettes)|moral bas',
    'deprimid[oa]|disgustad[oa]|he discutido|me siento sol[oa]|decepcionad[oa]|chateado|discuti com|brig(?:uei|ámos|amos)',
    'giù di morale|ho litigato|delus[oa]|mi sento sol[oa]|mi manca|verdrietig|somber|eenzaam|ruzie|teleurgesteld|ik mis',
  ],
  shame: [
    'zu dick|grosse et|gord[oa] (?:e|y) in[uú]til|mi sento (?:grass[oa]|inutile)|voel me (?:dik|nutteloos|lelijk)',
  ],
  disgust: [
    'nojo(?! de mim)|noj(?:o|enta)|immond[oa]|imund[oa]|schifo|schifos[oa]|sporc[oa]|(?:wat|zo|erg|echt) vies|viezig\\p{L}*|goor|ranzig|versifft|dreckig|crade|guarr[oa]',
  ],
  frustration: [
    'sauer auf|so sauer|auf 180|kotzt mich an|en rage|hors de moi|enfadad[oa]|cabread[oa]|furibund[oa]|irritad[oa] com|incazzat[oa]|furios[oa]|pissig|razend|kwaad|boos',
    'che palle|uffa|accidenti|balen|irritant|wat een (?:dag|zooi)|que azar|que chatice|menuda (?:mierda|faena)|farta? d[eio]st[oae]|fart[oa] (?:de|disto)|estou fart[oa]|sono stuf[oa]|non ne posso più d',
  ],
  boredom: [
    'sempre (?:le stesse|la stessa|lo stesso|as mesmas)|steeds hetzelfde|altijd hetzelfde|immer das gleiche|toujours les mêmes',
  ],
  reluctance: ['zero voglia|pigr[oa] oggi|keinen bock|pas le courage|qué pereza|sem pachorra|geen puf'],
  flat: ['fiacc[oa]|moll(?:e|ement)|suf|schlapp|kraftlos|mole hoje'],
  pride: [
    'erster klimmzug|erstes mal|neuer rekord|persönliche bestleistung|(?:habe? )?es geschafft|premier (?:semi|marathon|10 ?k)|mon record|primera? (?:dominada|maratón)|récord',
    "primeira vez|bati o meu recorde|ce l[’']ho fatta|la prima volta|prima volta che|per la prima volta|voor het eerst|gelukt|eerste keer dat|persoonlijk record",
  ],
  gladness: [
    'freude|glücklich|gut gelaunt|traumhaft|wunderschön|gelacht|spitze|(?:de|la) joie|heureux|heureuse|magnifique|au top|la pêche|trop content|bien rigolé',
    'alegría|de maravilla|me lo pasé (?:genial|bien)|contentísim[oa]|qué gusto|alegria|incrível|maravilhos[oa]|que fixe|adorei|muito bem|correu (?:muito )?bem',
    'che bella?|bellissim[oa]|meraviglios[oa]|fantastic[oa]|stupend[oa]|mi sono divertit[oa]|divertente|gioia|ottim[oa]|heerlijk|lekker|genoten|fijn|prachtig|super|leuk',
  ],
  // Only where nothing else is said.
  calm: [
    '^\\W*(?:nothing (?:exciting|special|much|new|interesting|major|to report)|not much|nichts (?:besonderes|neues)|rien de (?:spécial|neuf|particulier)|nada (?:especial|nuevo|novo|de nuevo)|niente di (?:speciale|nuovo|che)|niks bijzonders)(?=[,.!])',
    `^\\W*(?:(?:${AROUND_NOTHING})[\\s,.!–-]+)*(?:${NOTHING})(?:[\\s,.!–-]+(?:${AROUND_NOTHING}))*\\W*$`,
    'tutto (?:bene|ok|a posto|normale|nella norma)|come al solito|alles (?:goed|prima|oké|ok|rustig)|zoals altijd|gewoon een dag|giornata (?:tranquilla|normale)|journée (?:tranquille|normale|calme)|día (?:tranquilo|normal)|dia (?:tranquilo|normal)|ruhiger tag|ganz normaler tag|rustige dag',
  ],
}
