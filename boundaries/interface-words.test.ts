import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesDepartment } from '#web/app/notices/names-department.ts'
import { listProjectFiles } from './project-files.ts'

const project = join(import.meta.dirname, '..')
const sources = listProjectFiles(project)
  .filter((path) => /^(web|staff|server|contract|rules|demo)\/.*(?<!\.test)\.(tsx?|html)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }))

const findLines = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

/** The name of one thing, and its former names. */
const names = [
  { name: 'სტუდენტური პორტალი', others: /სტუდენტ(ის|თა) პორტალ/ },
  { name: 'Student portal', others: /[Ss]tudent's portal|Students' portal/ },
  { name: 'მოგვიანებით', others: /'(ჯერ არა|ახლა არა)'/ },
  { name: 'Later', others: /'(Not now|Not yet|Maybe later)'/ },
  // ემთხვევა also says that two things agree.
  { name: 'იკვეთება', others: /(დრო|ჯგუფ[ა-ჰ]*|ცხრილ[ა-ჰ]*|გამოცდ[ა-ჰ]*)( [ა-ჰ]+){0,3} ემთხვევა/ },
  { name: 'ენების ლაბორატორია', others: /ენის ლაბორატორია/ },
  { name: 'შეფასებები', others: /ka: '(ქულები|ნიშნები)'/ },
  { name: 'Evaluations', others: /en: '(My )?[Mm]arks'/ },
  { name: 'GPA', others: /en: '(The )?[Aa]verage'/ },
  { name: 'რეგისტრირებული ხართ', others: /დარეგისტრირებული ხართ/ },
  { name: 'საბანკო ამონაწერი', others: /ბანკის ამონაწერ/ },
  { name: 'ცვლილებების ჟურნალი', others: /ka: .*აუდიტ(ი|ის|ში|ს)(?![ა-ჰ])/ },
  { name: 'ორეტაპიანი დადასტურება', others: /მეორე ფაქტორ/ },
  { name: 'მინიჭება', others: /(უფლებ|როლ)[ა-ჰ]* მი(ცემ|ეც|ვცეთ)/ },
  { name: 'მონაცემების იმპორტი', others: /ჩანაწერების (იმპორტ|ექსპორტ|ატვირთ)/ },
  { name: 'დასკვნითი გამოცდა', others: /საბოლოო გამოცდ/ },
  { name: 'კრედიტების ლიმიტი', others: /კრედიტების ზღვარ/ },
  { name: 'ავტომატურად', others: /ka: '[^']*(თავისით|თავად) [ა-ჰ]*(ახლდებ|აისახ|მოიხსნ)/ },
  { name: 'ერგება', others: /ka: '[^']*(ჩაჯდებ|ვერ ჯდება)/ },
  { name: 'მბ', others: /ka: ['`][^'`]*\} ?MB|\)\} MB</ },
]

describe('texts that send the student to the department', () => {
  // spec 2.25.6
  it('are known as such in both languages', () => {
    const phrases = sources
      .flatMap(({ text }) => [...text.matchAll(/ka: '([^'\n]*)',\s*en: ["'`]([^\n]*)["'`],?\s/g)])
      .map(([, ka = '', en = '']) => ({ ka, en }))
    const naming = phrases.filter(({ en }) => /contact the school department/i.test(en))
    expect(naming.length).toBeGreaterThan(20)
    expect(naming.filter(({ ka, en }) => !(namesDepartment(ka) && namesDepartment(en)))).toEqual([])
  })
})

describe('the texts of the interface', () => {
  it.each(names)('use $name and no other name for it', ({ name, others }) => {
    expect(findLines(new RegExp(name)).length).toBeGreaterThan(0)
    expect(findLines(others)).toEqual([])
  })

  it.each([
    { fault: 'a case ending after a quotation', pattern: /“-?[ა-ჰ]/ },
    { fault: 'a case ending after a date', pattern: /(?<!\$)\{(date|day|when|until|opens|now|was)\}-?[ა-ჰ]/ },
    { fault: 'quotation marks of another language', pattern: /ka: '[^']*("|«|»|”)/ },
    { fault: 'a hyphen in a span of numbers', pattern: /ka: '[^']*(\d|\})-(\d|\{)/ },
    { fault: 'an ordinal that is written by hand', pattern: /მე-\{|\}-ე[ ']/ },
    { fault: 'the long dash of English', pattern: /ka: ['`][^'`]* — / },
    { fault: 'the whole after its part', pattern: /ka: '[^']*\{\w+\} [ა-ჰ]+ \{\w+\}-დან/ },
    { fault: 'a place in a queue after a colon', pattern: /ka: '[^']*რიგში( ხართ)?: \{/ },
    { fault: 'capital letters', pattern: /[Ა-Ჿ]/ },
  ])('have no Georgian with $fault', ({ pattern }) => {
    expect(findLines(pattern)).toEqual([])
  })
})
