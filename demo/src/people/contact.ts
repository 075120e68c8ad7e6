import type { Random } from '../random.ts'
import type { Person } from './person.ts'

const streets: readonly (readonly [string, string])[] = [
  ['ჭავჭავაძის გამზირი', 'Chavchavadze Avenue'],
  ['რუსთაველის გამზირი', 'Rustaveli Avenue'],
  ['აღმაშენებლის გამზირი', 'Aghmashenebeli Avenue'],
  ['ვაჟა-ფშაველას გამზირი', 'Vazha-Pshavela Avenue'],
  ['პეკინის გამზირი', 'Pekini Avenue'],
  ['კოსტავას ქუჩა', 'Kostava Street'],
  ['ბარნოვის ქუჩა', 'Barnovi Street'],
  ['პალიაშვილის ქუჩა', 'Paliashvili Street'],
  ['წერეთლის გამზირი', 'Tsereteli Avenue'],
  ['ყაზბეგის გამზირი', 'Kazbegi Avenue'],
  ['გორგილაძის ქუჩა', 'Gorgiladze Street'],
  ['მელიქიშვილის ქუჩა', 'Melikishvili Street'],
  ['ლესელიძის ქუჩა', 'Leselidze Street'],
  ['წინამძღვრიშვილის ქუჩა', 'Tsinamdzghvrishvili Street'],
  ['ნუცუბიძის ქუჩა', 'Nutsubidze Street'],
  ['თაბუკაშვილის ქუჩა', 'Tabukashvili Street'],
]

/** Contact data of a student; nobody real is reached, because the addresses end in `.example`. */
export interface Contact {
  readonly personalCode: string
  readonly universityEmail: string
  readonly personalEmail: string
  readonly phone: string
  readonly addressKa: string
  readonly addressEn: string
}

const toAscii = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Unique contact data from the student's number (from 1) and name. */
export const makeContact = (number: number, { first, last }: Person, random: Random): Contact => {
  const [streetKa, streetEn] = random.pick(streets)
  const house = random.whole(1, 98)
  const mailbox = `${toAscii(first.en)}.${toAscii(last.en)}.${number}`
  return {
    // No real personal number begins with three zeros.
    personalCode: `000${String(number).padStart(8, '0')}`,
    universityEmail: `${mailbox}@aragvi.example`,
    personalEmail: `${mailbox}@mail.example`,
    phone: `500${String(number).padStart(6, '0')}`,
    addressKa: `თბილისი, ${streetKa} ${house}`,
    addressEn: `${house} ${streetEn}, Tbilisi`,
  }
}

/** A Georgian IBAN with valid check digits, of a bank that does not exist. */
export const makeBankAccount = (number: number): string => {
  const account = `XX${String(number).padStart(16, '0')}`
  const digits = [...`${account}GE00`].map((character) => Number.parseInt(character, 36)).join('')
  const check = 98n - (BigInt(digits) % 97n)
  return `GE${String(check).padStart(2, '0')}${account}`
}
