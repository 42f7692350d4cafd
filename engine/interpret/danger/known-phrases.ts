/**
 * What is a danger for whom a condition is known and may be nothing for others: `condition:danger | pieces | -groups that
 * excuse it`, as in `phrases.ts`.
 */
export const KNOWN_PHRASES = `
pregnant:bleeding | <bleed> | -bloodtest -spotter -smallblood
pregnant:bleeding | <redloss>
pregnant:other | <babysign>
pregnant:other | <lessmoves>
pregnant:other | <labour> | -muscles
pregnant:other | <headache> ~~ <lightflashes>
postpartum:bleeding | <bleed> ~~ <muchblood> | -bloodtest -spotter -smallblood
heart:chest | <press> ~~ <climbs> | -garments
heart:chest | <chest> ~ <press> | -garments
heart:chest | <oldpain> ~~ <climbs>
heart:breath | <breathless> ~~ <flatground>
diabetes:other | <shaky> ~~ <coldsweats>
diabetes:other | <shaky> ~~ <confused>
`
