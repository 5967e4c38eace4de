/** The content of a pixel's file, unchecked (7.38). Absent members are empty. */
export interface PixelFile {
  /** Address of a script, or a script itself. */
  script: string;
  /** An image that replaces the script if it cannot be loaded. */
  noscriptSrc: string;
  /** An image that counts a visit. */
  src: string;
  /** Whether the addresses of images get a random number, so that no cache answers. */
  random: boolean;
  /** Identifier of a Google tag, the address of a tag script, or a script itself. */
  gtagScript: string;
  metaContent: string;
  metaName: string;
}
