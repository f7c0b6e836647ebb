declare module "virtual:starter-pack" {
  /** Address of the starter pack of this release. */
  const address: string;
  export default address;
}
