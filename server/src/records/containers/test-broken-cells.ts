import { head, ofFolder, schools, students, type BrokenFile } from './test-broken-files.ts'

/** Cells and names that a program or a person has changed. */
export const brokenCells: readonly BrokenFile[] = [
  [
    'a personal number without its zeros, in CSV',
    students('U1,ა,ბ,A,B,LAW-BA,a@s.example,2024,1001000000\n', ',personal_number'),
    'students.csv:2 personal_number "1001000000" the personal number has fewer than 11 digits',
  ],
  [
    'a personal number as Excel saves it in CSV',
    students('U1,ა,ბ,A,B,LAW-BA,a@s.example,2024,1.001E+09\n', ',personal_number'),
    'students.csv:2 personal_number "1.001E+09" the number is written with an exponent',
  ],
  [
    'a code as Excel saves it in CSV',
    schools(`${head}9.95556E+11,ა,A\n`),
    'schools.csv:2 code "9.95556E+11" the number is written with an exponent',
  ],
  [
    'a name with a wrong letter',
    schools('code,nmae_ka,name_en\n'),
    'there is no such column. Did you mean name_ka? Correct the name.',
  ],
  [
    'a file whose name has a wrong letter',
    ofFolder({ 'Shcools.csv': head }),
    'there is no such table. Did you mean schools? Correct the name.',
  ],
  [
    'a zero-width space in a code',
    students('\u200BU2600012,ა,ბ,A,B,LAW-BA,a@s.example,2024\n'),
    'students.csv:2 code "\u200BU2600012" the text has an invisible character (ZERO WIDTH SPACE, U+200B)',
  ],
  [
    'a soft hyphen in a code, in rows that were corrected',
    students('U2600010\u00AD,ა,ბ,A,B,LAW-BA,a@s.example,2024,corrected\n', ',reason'),
    'students.csv:2 code "U2600010\u00AD" the text has an invisible character (SOFT HYPHEN, U+00AD)',
  ],
  [
    'a mark of direction in a reference',
    students('U1,ა,ბ,A,B,LAW-BA\u200E,a@s.example,2024\n'),
    'students.csv:2 programme "LAW-BA\u200E" the text has an invisible character (LEFT-TO-RIGHT MARK, U+200E)',
  ],
  [
    'a name of a Hangul filler',
    schools(`${head}X,\u3164,A\n`),
    'schools.csv:2 name_ka "\u3164" the text has an invisible character (HANGUL FILLER, U+3164)',
  ],
]
