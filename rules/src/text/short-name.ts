/** Words that say nothing of a subject. */
const fillWords = new Set('a an and for in of on the to with და'.split(' '))

/**
 * A name for a column of some 50 px: its first two words without articles and conjunctions, each cut to `maxLetters` with
 * a full stop; what follows a colon or a bracket is left out.
 */
export const toShortName = (name: string, maxLetters: number): string[] => {
  const words = name
    .split(/[:(]/, 1)[0]!
    .split(/[\s/-]+/)
    .filter((word) => word !== '')
  const significant = words.filter((word) => !fillWords.has(word.toLowerCase()))
  return (significant.length > 0 ? significant : words).slice(0, 2).map((word) => {
    const letters = [...word.replace(/[,.;]+$/, '')]
    return letters.length <= maxLetters ? letters.join('') : `${letters.slice(0, maxLetters - 1).join('')}.`
  })
}
