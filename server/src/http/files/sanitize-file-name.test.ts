import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getExtension, sanitizeFileName } from './sanitize-file-name.ts'

describe('sanitizeFileName', () => {
  it.each([
    ['ნაშრომი ფინალური.PDF', 'ნაშრომი ფინალური.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['a\0b.png', 'ab.png'],
    ['დიპლომი 👩🏽‍🎓.docx', 'დიპლომი 👩🏽‍🎓.docx'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['.htaccess', 'htaccess'],
    ['…/', 'file'],
    ['', 'file'],
    ['..', 'file'],
    ['.pdf', 'pdf'],
    ['a  b\t\n.txt', 'a b.txt'],
    ['cv.tar.gz', 'cv.tar.gz'],
  ])('turns %j into %j', (given, shown) => {
    expect(sanitizeFileName(given)).toBe(shown)
  })

  it('always returns a storable name of at most 150 characters with the same extension', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom('.pdf', '.JPG', ''),
        (stem, ending) => {
          const name = sanitizeFileName(stem + ending)
          expect(name).not.toMatch(/[/\\\0\n]|^\.|^$/)
          expect(name.isWellFormed()).toBe(true)
          expect([...name].length).toBeLessThanOrEqual(150)
          expect(sanitizeFileName(name)).toBe(name)
          if (ending !== '' && getExtension(stem + ending) !== '' && name.includes('.'))
            expect(name.endsWith(ending.toLowerCase())).toBe(true)
        },
      ),
    )
  })
})
