import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldWords, isSearchable, matchesWords, toSearchStems, toSearchWords } from './search-words.ts'

const letters = fc.constantFrom(
  ...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰabcdefghijklmnopqrstuvwxyzABCXYZ0123456789',
)
const word = fc.array(letters, { minLength: 1, maxLength: 12 }).map((each) => each.join(''))
const finds = (typed: string, text: string) => matchesWords(text, toSearchWords(typed))

describe('matchesWords', () => {
  it.each([
    ['ვებ', 'ვებტექნოლოგიები Web Technologies'],
    ['web', 'Web Technologies'],
    ['WEB TECH', 'Web Technologies'],
    ['tech web', 'Web Technologies'],
    // English typed on a Georgian keyboard, and Georgian on a Latin one, with and without Shift.
    ['წებ', 'Web Technologies'],
    ['vebteqnologiebi', 'ვებტექნოლოგიები'],
    ['cxrili', 'ცხრილი'],
    ['TamaSebi', 'თამაშები'],
    ['tamasebi', 'თამაშები'],
    // Latin letters by sound.
    ['tamashebi', 'თამაშები'],
    ['dzveli', 'ძველი'],
    ['khidi', 'ხიდი'],
    ['tskhrili', 'ცხრილი'],
    ['tsignebi', 'წიგნები'],
    ['chatsera', 'ჩაწერა'],
    ['charbi', 'ჭარბი'],
    // Capital letters of Georgian (Mtavruli).
    ['ᲕᲔᲑ', 'ვებტექნოლოგიები'],
    // Another case of the noun.
    ['ფიზიკა', 'ფიზიკის საფუძვლები'],
    ['ალგორითმი', 'ალგორითმების თეორია'],
    ['fizika', 'ფიზიკის საფუძვლები'],
    // English words keep their own digraphs.
    ['english', 'English B2'],
    ['b2', 'English B2'],
    ['cs101', 'CS-101'.replace('-', '')],
    ['cs 101', 'CS-101'],
    ['cs101', 'CS-101'],
    ['cs-1', 'CS101'],
    ['dai101', 'DAI 101'],
    ['ცს101', 'CS 101'],
    ['c++', 'C++ Programming'],
  ])('finds by "%s" the text "%s"', (typed, text) => expect(finds(typed, text)).toBe(true))

  it.each([
    ['eb', 'Web Technologies'],
    ['web music', 'Web Technologies'],
    ['ქიმია', 'ფიზიკა'],
    ['date', 'Web'],
    ['cs101', 'CSC 101'],
    ['csc111', 'CSC 211'],
  ])('does not find by "%s" the text "%s"', (typed, text) => expect(finds(typed, text)).toBe(false))

  it('finds a text by the beginnings of any of its words, in any order and case', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.nat(),
        (words, first, length) => {
          const from = words.slice(first % words.length)
          const typed = from.map((each) => each.slice(0, 1 + (length % each.length))).toReversed()
          expect(finds(typed.join('  ').toUpperCase(), words.join(', '))).toBe(true)
          expect(finds(typed.join(' ').toLowerCase(), words.join('-'))).toBe(true)
        },
      ),
    )
  })
})

describe('a code', () => {
  const capitals = fc.constantFrom(...'ABCDEGHKLMNOPRSTUVWXYZ')
  const digit = fc.constantFrom(...'0123456789')
  const code = fc.tuple(
    fc.array(capitals, { minLength: 2, maxLength: 4 }).map((each) => each.join('')),
    fc.array(digit, { minLength: 1, maxLength: 4 }).map((each) => each.join('')),
  )
  const between = fc.constantFrom('', ' ', '-', ' - ')

  it('is found however its parts are written, and as it is typed, up to the number', () => {
    fc.assert(
      fc.property(code, between, between, fc.nat(), ([letters, digits], written, typed, length) => {
        const text = `Web Technologies ${letters}${written}${digits}`
        const number = digits.slice(0, 1 + (length % digits.length))
        expect(finds(`${letters}${typed}${number}`.toLowerCase(), text)).toBe(true)
      }),
    )
  })

  it('is found when its letters are a filler of a question', () => {
    for (const typed of ['is 101', 'is-101', 'IS101']) {
      expect(finds(typed, 'Programming IS101')).toBe(true)
      expect(finds(typed, 'Programming IS 101')).toBe(true)
    }
  })

  it('is found by no code with other letters or another number', () => {
    fc.assert(
      fc.property(code, code, between, between, ([letters, digits], other, written, typed) => {
        fc.pre(!letters.startsWith(other[0]) || !digits.startsWith(other[1]))
        // A filler before a number is left out: "is 1" finds every code with that number.
        fc.pre(toSearchWords(`${other[0]} 1`).length === 2)
        // Without what stands between, "ABC1" begins "ABC12" and nothing else.
        expect(finds(`${other[0]}${typed}${other[1]}`, `${letters}${written}${digits}`)).toBe(false)
      }),
    )
  })
})

describe('toSearchWords', () => {
  it('has only words that need no quoting in a query, and not too many', () => {
    fc.assert(
      // As 'binary' and without its seconds of preparation.
      fc.property(fc.array(fc.integer({ max: 0x10_ffff, min: 0 }), { maxLength: 100 }), (points) => {
        const words = toSearchWords(String.fromCodePoint(...points))
        expect(words.length).toBeLessThanOrEqual(8)
        for (const part of words.flat().flatMap((each) => each.split(' ')))
          expect(part).toMatch(/^[^\t-\r -/:-@[-`{-\u007f]+$/)
      }),
    )
  })

  it('keeps a short word and one beginning of a word without a pair of letters', () => {
    expect(toSearchWords('web data')).toEqual([['web'], ['data']])
    expect(toSearchWords('shota')).toEqual([['shot', 'sota']])
    expect(toSearchWords('ts')).toEqual([['ts', 'c']])
    expect(toSearchWords(' — ')).toEqual([])
  })

  it('leaves out the words of a question, but not the last one, which may be unfinished', () => {
    expect(toSearchWords('how to pay the fee')).toEqual([['pay'], ['fee']])
    expect(toSearchWords('ჩემი ნიშნები')).toEqual(toSearchWords('ნიშნები'))
    expect(toSearchWords('web da')).toEqual([['web'], ['da']])
    expect(toSearchWords('my')).toEqual([['my']])
  })
})

describe('toSearchStems', () => {
  it.each([
    ['ბიბლიოთეკის', 'ბიბლიოთეკა'],
    ['ბიბლიოთეკაში', 'ბიბლიოთეკა'],
    ['ბიბლიოთეკიდან', 'ბიბლიოთეკა'],
    ['biblioTekaSi', 'ბიბლიოთეკა'],
    ['ჯგუფების', 'ჯგუფი'],
    ['გამოცდებისთვის', 'გამოცდა'],
    ['სტიპენდიის', 'სტიპენდია'],
    ['algorithms', 'Algorithm Design'],
  ])('finds by "%s" the text "%s"', (typed, text) => {
    expect(finds(typed, text)).toBe(false)
    expect(matchesWords(text, toSearchStems(toSearchWords(typed)))).toBe(true)
  })

  it('keeps each beginning, and adds only what is as long as four letters', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (typed) => {
        const words = toSearchWords(typed.join(' '))
        for (const [index, stems] of toSearchStems(words).entries()) {
          for (const beginning of words[index]!) expect(stems).toContain(beginning)
          for (const stem of stems.filter((each) => !words[index]!.includes(each)))
            expect(stem.length).toBeGreaterThanOrEqual(4)
        }
      }),
    )
  })
})

describe('isSearchable', () => {
  it('needs two characters and a word among them', () => {
    expect(['', 'a', ' ა ', '--'].filter(isSearchable)).toEqual([])
    expect(['ab', 'ვე', 'a b', 'c+'].filter((typed) => !isSearchable(typed))).toEqual([])
  })
})

describe('names with other letters', () => {
  it.each([
    ['Nguy\u200Ben', 'nguyen'],
    ['M\u00ADuller', 'muller'],
    ['Thị Hường Dương', 'thi huong duong'],
    ['Zoe\u0308 Müller', 'zoe muller'],
    ['Işıl Günel Əliyeva', 'isil gunel eliyeva'],
  ])('are searched by their plain letters, without invisible characters: %j', (typed, plain) => {
    expect(foldWords(typed)).toBe(plain)
    expect(matchesWords(plain, toSearchWords(typed))).toBe(true)
  })
})
