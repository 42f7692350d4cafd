import { describe, expect, test } from 'vitest'
import type { HealthCondition } from '../../model.ts'
import { readKnownDangers } from './read-known-dangers.ts'

const kinds = (known: HealthCondition, text: string) => readKnownDangers(text, new Set([known])).map(({ kind }) => kind)

describe('what is a danger for whom a condition is known', () => {
  test.each<[HealthCondition, string, string]>([
    ['pregnant', 'bleeding a little since the walk', 'bleeding'],
    ['pregnant', 'leichte Blutung nach dem Training', 'bleeding'],
    ['pregnant', 'des pertes rouges ce matin', 'bleeding'],
    ['pregnant', 'manché rojo al volver', 'bleeding'],
    ['pregnant', 'saiu vermelho depois do treino', 'bleeding'],
    ['pregnant', 'perdite rosse dopo la passeggiata', 'bleeding'],
    ['pregnant', 'bloedverlies na het fietsen', 'bleeding'],
    ['pregnant', 'contractions every ten minutes', 'other'],
    ['pregnant', 'my waters broke', 'other'],
    ['pregnant', 'the baby moves less today', 'other'],
    ['pregnant', 'es bewegt sich weniger als sonst', 'other'],
    ['heart', 'tight again on the stairs', 'chest'],
    ['heart', 'bergauf wieder dieser Druck', 'chest'],
    ['heart-medicine', 'ça serre dans les escaliers', 'chest'],
    ['heart', 'out of breath just walking on the flat', 'breath'],
    ['diabetes', 'shaky and sweating after the spin class', 'other'],
  ])('%s: %s', (known, text, kind) => {
    expect(kinds(known, text)).toContain(kind)
  })

  test.each<[HealthCondition, string]>([
    ['pregnant', 'a nosebleed from the dry air'],
    ['pregnant', 'no bleeding, all good'],
    ['pregnant', 'my sister had some bleeding'],
    ['heart', 'calves tight after the stairs'],
    ['heart', 'hips tight on the climb'],
    ['diabetes', 'sweating on the bike'],
    ['eating', 'bleeding a little since the walk'],
  ])('%s, but not: %s', (known, text) => {
    expect(kinds(known, text)).toEqual([])
  })
})
