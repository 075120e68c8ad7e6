import type { FileContent } from './file-content.ts'

/** One tone of a tune: duration (ms), start and end pitch (Hz), and volume, 0 to 1. */
export interface Tone {
  readonly ms: number
  readonly from: number
  readonly to: number
  readonly loud: number
}

const rate = 8000
const silence = 128

const makeSamples = ({ ms, from, to, loud }: Tone): number[] => {
  const count = Math.round((rate * ms) / 1000)
  let phase = 0
  return Array.from({ length: count }, (_, nth) => {
    const share = nth / count
    phase += (2 * Math.PI * (from + (to - from) * share)) / rate
    // A voice swells and fades, and has overtones.
    const swell = Math.min(1, share * 12, (1 - share) * 6)
    const wave = Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase)
    return Math.round(silence + 60 * loud * swell * wave)
  })
}

/** A WAV file of a few kilobytes that sounds like a sentence without words. */
export const makeToneFile = (filename: string, tones: readonly Tone[]): FileContent => {
  const pause = Array.from({ length: rate / 5 }, () => silence)
  const once = tones.flatMap((tone) => [
    ...makeSamples(tone),
    ...Array.from({ length: rate / 25 }, () => silence),
  ])
  // Repeated, as in a lesson.
  const samples = Buffer.from([...pause, ...once, ...pause, ...pause, ...pause, ...once, ...pause])
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return { filename, mime: 'audio/wav', bytes: Buffer.concat([header, samples]) }
}
