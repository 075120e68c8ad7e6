import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInMenu } from './menu-paths.ts'

const reader = fc.record({
  isMaster: fc.boolean(),
  isMedicine: fc.boolean(),
  isCinematography: fc.boolean(),
})
const ofMaster = ['/master-themes', '/master-components']
const ofMedicine = ['/medicine-topics', '/medicine-lab-groups']
const ofCinematography = '/cinematography-cam-requests'

// spec 2.5.5
it('leads to the screens of the own programme only', () => {
  fc.assert(
    fc.property(reader, (who) => {
      for (const path of ofMaster) expect(isInMenu(path, who)).toBe(who.isMaster)
      for (const path of ofMedicine) expect(isInMenu(path, who)).toBe(who.isMedicine)
      expect(isInMenu(ofCinematography, who)).toBe(who.isCinematography)
    }),
  )
})

it('leads everybody to every other path, also to one that is no screen', () => {
  const others = fc.oneof(
    fc.constantFrom('/', '/schedule', '/registration', 'toString', '__proto__'),
    fc.string(),
  )
  const special = new Set<string>([...ofMaster, ...ofMedicine, ofCinematography])
  fc.assert(
    fc.property(reader, others, (who, path) => {
      fc.pre(!special.has(path))
      expect(isInMenu(path, who)).toBe(true)
    }),
  )
})
