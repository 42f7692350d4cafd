import type { Phrases } from './phrases.ts'

/** Words that turn a thought, in every language the reader knows. */
export const TURNS: Phrases = {
  but: `
    but
    though
    although
    however
    yet
    because
    so
    cos
    while
    then
    just
    pero
    aunque
    porque
    asi que
    solo
    aber
    obwohl
    weil
    also
    sondern
    mais
    donc
    car
    mas
    embora
    porque
    entao
    dann
    puis
    luego
    depois
  `,
  or: `
    or
    nor
    o
    ni
    oder
    noch
    ou
    nem
  `,
  'emo:mood:good': `
    😊
    😀
    😁
    😃
    😄
    🙂
    🥳
    🤩
    😍
    ☺
    😎
    🥰
    🤗
  `,
  'emo:mood:ok': `
    😐
    😶
  `,
  'emo:mood:low': `
    😢
    😭
    😞
    😔
    🙁
    ☹
    😟
    😠
    😡
    😕
    💔
    😥
  `,
  'emo:fatigue:high': `
    😴
    🥱
    😪
    😩
    😫
    🪫
    💤
  `,
  'emo:ill:': `
    🤒
    🤧
    🤮
    🤢
    😷
  `,
}
