import type { Random } from '../random.ts'
import { latin } from './latin.ts'
import { men, menFromAbroad, surnames, surnamesFromAbroad, women, womenFromAbroad } from './names.ts'

interface Name {
  readonly ka: string
  readonly en: string
}

export interface Person {
  readonly first: Name
  readonly last: Name
}

const georgian = (name: string): Name => ({ ka: name, en: latin(name) })

/** Gives a Georgian. */
export const georgianPerson = (random: Random): Person => ({
  first: georgian(random.pick(random.chance(0.54) ? women : men)),
  last: georgian(random.pick(surnames)),
})

/** Gives a student from abroad. */
export const personFromAbroad = (random: Random): Person => ({
  first: random.pick(random.chance(0.45) ? womenFromAbroad : menFromAbroad),
  last: random.pick(surnamesFromAbroad),
})
