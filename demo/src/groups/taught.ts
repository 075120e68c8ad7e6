import type { Catalogue, Subject } from '../catalogue/catalogue.ts'

/**
 * The subjects with groups in a season. Compulsory subjects follow the year, because studies begin in autumn; those of
 * the first year, of master's programmes, and electives are taught in both seasons.
 */
export const listTaughtSubjects = (catalogue: Catalogue, season: 'autumn' | 'spring'): Set<Subject> => {
  const oddOrEven = season === 'autumn' ? 1 : 0
  const taught = new Set<Subject>()
  for (const { modules, text } of catalogue.programmes) {
    for (const { kind, concentrationID, placements } of modules) {
      const isChosen = kind !== 'compulsory' && concentrationID === null
      for (const { subject, semester } of placements) {
        if (isChosen || text.level === 'master' || semester <= 2 || semester % 2 === oddOrEven)
          taught.add(subject)
      }
    }
  }
  return taught
}
