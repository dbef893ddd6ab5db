/** Version of the federation runtime the shell is built with. */
declare const FEDERATION_VERSION: string;
