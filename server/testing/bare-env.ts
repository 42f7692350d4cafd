/** What a program needs of this process's environment to run at all, and to start fast: no setting of the product. */
export function bareEnv(): { readonly PATH?: string | undefined; readonly NODE_COMPILE_CACHE?: string | undefined } {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}
