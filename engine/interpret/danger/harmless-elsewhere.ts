/** Where a clause ends. */
const END =
  '(?= *(?:$|[^\\p{L}\\d\\s]|und |aber |et |mais |y |pero |e |ma |mas |en |maar |dus |also |donc |così |por ))'

/** What does not fit a day, or was not found on a run: nothing of seeing, speaking, breathing, a limb or a life. */
const UNABLE = [
  '(?:kam|komme|bin|war) (?:gar |einfach |heute )?nicht (?:richtig )?(?:in den tritt|in den rhythmus|in die gänge|in schwung|in fahrt|rein) ?(?:gekommen)?',
  "(?:je )?(?:n['’]?ai )?pas (?:trouvé|eu) (?:le|mon|de) (?:rythme|temps)",
  'no (?:he )?(?:encontr(?:é|e|ado|aba)|encuentro|pill(?:é|e)|cog(?:í|i)) (?:el |mi )?(?:ritmo|tiempo|hueco)',
  'non (?:ho )?(?:trovato|trovavo|trovo|preso) (?:il |il mio )?(?:ritmo|tempo)',
  'n[ãa]o (?:encontrei|encontro|achei|apanhei|arranjei) (?:o |o meu |meu )?(?:ritmo|tempo)',
  '(?:kon|kan|kom|kwam) (?:het|mijn|geen|niet)(?: echt| lekker)? (?:ritme|tijd|in het ritme|op gang)(?: niet)?(?: vinden| komen)?',
  '(?:ochtends?|middags?|avonds?|vandaag|morgen|uur) (?:lukt|gaat)(?: het| me| mij)? niet(?: meer)?',
  '(?:ik )?red het (?:(?:morgen|vandaag|vanavond) niet|niet (?:morgen|vandaag|vanavond|op tijd))',
  "kan (?:'s |in de )?(?:ochtends?|middags?|avonds?|morgen|vandaag) niet",
  '(?:vormittags?|morgens?|mittags?|nachmittags?|abends?|heute) (?:geht|klappt|passt)(?: es)? nicht',
  "je n['’]y arriverai pas(?: demain| aujourd['’]hui)?",
  '(?:domani |oggi |la mattina |la sera )non ce la faccio',
  'non ce la faccio (?:domani|oggi|stasera|la mattina|la sera|in tempo)',
  '(?:amanh[ãa] |hoje |de manh[ãa] )n[ãa]o consigo(?: ir| treinar)?',
  'n[ãa]o consigo (?:amanh[ãa]|hoje|de manh[ãa]|ir|treinar|chegar a tempo)',
  '(?:à |a )noite n[ãa]o posso',
  '(?:mal di testa e )?poca voglia',
  'bedankt|dank je(?: wel)?|dankjewel|danke|merci|gracias|grazie|obrigad[oa]',
].join('|')

/** Errands with a word of a body or of harm in them. */
const ERRANDS = [
  'blut ?spenden?|don du sang|donner (?:du|mon) sang|dona(?:r|ción de) sangre|dona(?:re|zione)(?: di| del| il)? sangue|(?:doar|dar|dádiva de|doação de) sangue|bloed (?:geven|doneren)|bloeddonatie',
  "(?:b[aä]um|bäume|hecke) (?:fällen|schneiden)|couper (?:un|des|les|l['’]) ?arbres?|cortar (?:un |el |los |uma |a |as )?(?:[áa]rbol(?:es)?|[áa]rvores?|c[ée]sped|relva|grama)|tagliare (?:un |gli |l['’])?(?:alber[oi]|erba|siepe)|(?:bomen|boom) (?:om)?zagen",
  'gartenabfälle verbrennen|br[ûu]ler (?:les |des )?(?:déchets|branches|feuilles)(?: du jardin)?|quemar (?:rastrojos|ramas|hojas)|bruciare (?:le )?(?:sterpaglie|rami|foglie)|queimar (?:ramos|folhas)|tuinafval verbranden',
  "rohrbruch|tuber[íi]a rota|tubo rotto|cano (?:roto|furado)|gesprongen leiding|fuite d['’]eau",
  'bilder aufhängen|accrocher des tableaux|colgar cuadros|appendere quadri|pendurar quadros|schilderijen ophangen',
  '(?:mri|mrt|irm|resonancia|risonanza|resson[âa]ncia)(?: magn[ée]tica)? (?:vom|du|des|de la|al|alla|ao|à|van mijn|van de) (?:knie|genou|rodilla|ginocchio|joelho)',
  '(?:mijn |de )?(?:broer|zus|moeder|vader|kinderen|bank) ophalen|auto naar de garage|kat (?:moet )?(?:een )?prik|katze (?:muss )?zum impfen|cv-monteur komt',
].join('|')

/** So much of other languages than English as is surely no danger, and is heard as one for its words. */
export const HARMLESS_ELSEWHERE = new RegExp(`(?<!\\p{L})(?:(?:${UNABLE})${END}|(?:${ERRANDS})(?!\\p{L}))`, 'giu')
