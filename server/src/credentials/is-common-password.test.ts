import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

describe('isCommonPassword', () => {
  it('compares the password as it looks', async () => {
    for (const text of [
      'starwars2024',
      'star\u200bwars2024',
      'ｓｔａｒｗａｒｓ２０２４',
      ' StarWars\u00ad2024 ',
    ])
      expect(await isCommonPassword(text), text).toBe(true)
    expect(await isCommonPassword('a quiet blue river')).toBe(false)
  })
})
