// By its place, not by its name: design depends on libraries only, and only its gallery is built.
import { galleryBuild } from '../../build/src/gallery';

export default galleryBuild(import.meta.dirname);
