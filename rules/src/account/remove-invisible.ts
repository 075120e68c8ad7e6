/** Nobody sees or counts them: joiners, fillers, control characters, the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu

/** The text without characters that nobody sees. */
export const removeInvisible = (text: string): string => text.replace(invisible, '')
