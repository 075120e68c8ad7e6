import type { Random } from '../random.ts'
import { toLatin } from './latin.ts'
import { men, internationalMen, surnames, internationalSurnames, women, internationalWomen } from './names.ts'

interface Name {
  readonly ka: string
  readonly en: string
}

export interface Person {
  readonly first: Name
  readonly last: Name
}

const georgian = (name: string): Name => ({ ka: name, en: toLatin(name) })

export const makeGeorgianPerson = (random: Random): Person => ({
  first: georgian(random.pick(random.chance(0.54) ? women : men)),
  last: georgian(random.pick(surnames)),
})

export const makeInternationalPerson = (random: Random): Person => ({
  first: random.pick(random.chance(0.45) ? internationalWomen : internationalMen),
  last: random.pick(internationalSurnames),
})
