import { describe, expect, it } from 'vitest'
import { toFieldError, type FieldIssue } from './field-error.ts'

const toEnglish = (issue: Partial<FieldIssue>) => {
  const { phrase, params } = toFieldError({ code: 'invalid_type', input: 'x', ...issue })
  return [phrase.en, params]
}

// spec 8.7.2
describe('toFieldError', () => {
  it('calls a field without a value required, whatever is wrong with it', () => {
    for (const code of ['invalid_type', 'too_small', 'too_big', 'invalid_format'])
      for (const input of [undefined, null])
        expect(toEnglish({ code, input, minimum: 2, maximum: 3, origin: 'string' })).toEqual([
          'This field is required',
          {},
        ])
  })

  it('calls a text that must not be empty required', () => {
    expect(toEnglish({ code: 'too_small', input: '', minimum: 1, origin: 'string' })).toEqual([
      'This field is required',
      {},
    ])
  })

  it.each([
    ['too_small', 'string', 'At least {limit} characters are needed'],
    ['too_big', 'string', 'At most {limit} characters are allowed'],
    ['too_small', 'array', 'Choose at least {limit}'],
    ['too_big', 'array', 'At most {limit} are allowed'],
    ['too_small', 'number', 'The number must not be below {limit}'],
    ['too_big', 'number', 'The number must not be above {limit}'],
  ])('names the limit of a value that is %s in a %s', (code, origin, text) => {
    expect(toEnglish({ code, origin, minimum: 5, maximum: 5 })).toEqual([text, { limit: '5' }])
    expect(toEnglish({ code, origin, minimum: 7n, maximum: 7n })).toEqual([text, { limit: '7' }])
  })

  it('keeps a limit of 1 for numbers and lists', () => {
    expect(toEnglish({ code: 'too_small', origin: 'number', minimum: 1 })[1]).toEqual({ limit: '1' })
    expect(toEnglish({ code: 'too_small', origin: 'array', minimum: 1 })).toEqual([
      'Choose at least {limit}',
      { limit: '1' },
    ])
  })

  it('names the form of a date', () => {
    expect(toEnglish({ code: 'invalid_format', format: 'date' })).toEqual([
      'The date must be written as YYYY-MM-DD',
      {},
    ])
  })

  it('says of anything else that it is not allowed', () => {
    expect(toEnglish({})).toEqual(['Such data is not allowed', {}])
    expect(toEnglish({ code: 'invalid_format', format: 'regex' })).toEqual(['Such data is not allowed', {}])
    expect(toEnglish({ minimum: 3, maximum: 9, origin: 'string' })).toEqual(['Such data is not allowed', {}])
  })

  it('has every text in Georgian too', () => {
    const issues: FieldIssue[] = [
      { code: 'too_small' },
      { code: 'too_small', input: 'x', minimum: 3, origin: 'string' },
      { code: 'too_big', input: 'x', maximum: 3, origin: 'string' },
      { code: 'too_small', input: 1, minimum: 3, origin: 'number' },
      { code: 'too_big', input: 1, maximum: 3, origin: 'number' },
      { code: 'too_small', input: [], minimum: 3, origin: 'array' },
      { code: 'too_big', input: [], maximum: 3, origin: 'array' },
      { code: 'invalid_format', input: 'x', format: 'date' },
      { code: 'invalid_format', input: 'x' },
    ]
    expect(issues.map((issue) => toFieldError(issue).phrase.ka)).toEqual([
      'ველის შევსება სავალდებულოა',
      'საჭიროა სულ მცირე {limit} სიმბოლო',
      'დასაშვებია მაქსიმუმ {limit} სიმბოლო',
      'რიცხვი {limit}-ზე ნაკლები არ უნდა იყოს',
      'რიცხვი {limit}-ს არ უნდა აღემატებოდეს',
      'აირჩიეთ სულ მცირე {limit}',
      'დასაშვებია მაქსიმუმ {limit}',
      'თარიღი ჩაწერეთ ფორმატით წწწწ-თთ-დდ',
      'ასეთი მონაცემი დაუშვებელია',
    ])
  })
})
