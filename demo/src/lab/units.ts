import type { FileContent } from '../files/file-content.ts'
import { makeToneFile, type Tone } from '../files/tone-file.ts'
import { languages } from './languages.ts'
import { readingUnits } from './reading-units.ts'
import { choice, gap, type DemoUnit } from './unit.ts'

const strong: Tone = { ms: 340, from: 215, to: 190, loud: 1 }
const weak: Tone = { ms: 170, from: 150, to: 145, loud: 0.45 }
const flat: Tone = { ms: 200, from: 170, to: 168, loud: 0.7 }
const rising: Tone = { ms: 480, from: 150, to: 270, loud: 0.95 }
const falling: Tone = { ms: 480, from: 210, to: 115, loud: 0.9 }

const tune = (name: string, ...tones: Tone[]): FileContent => makeToneFile(`${name}.wav`, tones)

/** The units of the language lab, by language and level. */
export const demoUnits: readonly DemoUnit[] = [
  {
    ...languages.english,
    level: 'B1',
    unit: { ka: 'სიტყვის მახვილი', en: 'Word stress' },
    about: {
      ka: 'მოუსმინეთ რიტმს და იპოვეთ სიტყვა, რომელიც მას შეესაბამება. ჩანაწერში მხოლოდ რიტმი ისმის: გრძელი და მაღალი ბგერა მახვილიანი მარცვალია.',
      en: 'Listen to a rhythm and find the word that has it. You hear the rhythm alone: the long, high sound is the stressed syllable.',
    },
    title: 'Three rhythms',
    text: 'English words of three syllables are stressed on one of them.\nPHO-to-graph has its stress on the first syllable, ba-NA-na on the second, en-gi-NEER on the last.\nStress can move when a word grows: PHO-to-graph, pho-TO-gra-pher, pho-to-GRA-phic.',
    audio: [
      { ka: 'რიტმი 1', en: 'Rhythm 1', file: tune('rhythm-1', weak, strong, weak) },
      { ka: 'რიტმი 2', en: 'Rhythm 2', file: tune('rhythm-2', strong, weak, weak) },
      { ka: 'რიტმი 3', en: 'Rhythm 3', file: tune('rhythm-3', weak, weak, strong) },
    ],
    tasks: [
      choice(
        'რომელ სიტყვას აქვს პირველი რიტმი?',
        'Which word has the first rhythm?',
        ['photograph', '*banana', 'engineer'],
        0,
      ),
      choice(
        'რომელ სიტყვას აქვს მეორე რიტმი?',
        'Which word has the second rhythm?',
        ['*hospital', 'computer', 'volunteer'],
        1,
      ),
      choice(
        'რომელ სიტყვებს აქვს მესამე რიტმი? აირჩიეთ ყველა.',
        'Which words have the third rhythm? Choose all.',
        ['*engineer', 'library', '*understand', 'tomorrow'],
        2,
      ),
      gap('ჩაწერეთ მახვილიანი მარცვალი: pho-to-gra-phic', 'Write the stressed syllable: pho-to-gra-phic', [
        'gra',
      ]),
    ],
  },
  {
    ...languages.english,
    level: 'B1',
    unit: { ka: 'კითხვა თუ თხრობა: ინტონაცია', en: 'Asking or telling: intonation' },
    about: {
      ka: 'წინადადების ბოლოს ხმა მაღლდება ან დაბლდება. მოუსმინეთ მელოდიას და თქვით, კითხვაა ეს თუ თხრობა.',
      en: 'At the end of a sentence the voice rises or falls. Listen to the tune and say whether somebody asks or tells.',
    },
    title: 'At the library',
    text: 'A: You are looking for the reading room?\nB: Yes. Is it on this floor?\nA: It is on the second floor. The lift is behind you.\nB: And it closes at nine?\nA: At nine, except on Saturdays.',
    audio: [
      { ka: 'მელოდია 1', en: 'Tune 1', file: tune('tune-1', flat, flat, rising) },
      { ka: 'მელოდია 2', en: 'Tune 2', file: tune('tune-2', flat, flat, falling) },
    ],
    tasks: [
      choice(
        'რომელ წინადადებას შეესაბამება პირველი მელოდია?',
        'Which sentence fits the first tune?',
        ['*It closes at nine?', 'It closes at nine.'],
        0,
      ),
      choice(
        'რომელ წინადადებას შეესაბამება მეორე მელოდია?',
        'Which sentence fits the second tune?',
        ['You are looking for it?', '*It is behind you.'],
        1,
      ),
      gap('შეავსეთ: The reading room is on the … floor.', 'Fill in: The reading room is on the … floor.', [
        'second',
        '2nd',
      ]),
    ],
  },
  ...readingUnits,
]
