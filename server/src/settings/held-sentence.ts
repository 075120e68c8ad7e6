export const heldSentence =
  'This portal is a trial copy: it sends nothing. npm run setting -- set trial false makes it a real one (docs/backup.md).'
