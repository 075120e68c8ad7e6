/** Each subject once, out of a module that allows it if there is one. */
export const dedupeSubjects = <Offer extends { readonly subjectID: number; readonly can_choose: boolean }>(
  offers: readonly Offer[],
): Offer[] => {
  const best = new Map<number, Offer>()
  for (const offer of offers) {
    const known = best.get(offer.subjectID)
    if (known === undefined || (!known.can_choose && offer.can_choose)) best.set(offer.subjectID, offer)
  }
  return [...best.values()]
}
