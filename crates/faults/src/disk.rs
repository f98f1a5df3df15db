//! A small disk that a test can fill.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A file system of a few mebibytes.
#[derive(Debug)]
pub struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    /// Mounts one; that takes the rights to.
    pub fn mount(mebibytes: u32) -> SmallDisk {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let size = format!("size={mebibytes}m");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "ludotheca-faults"])
            .arg(folder.path())
            .output()
            .expect("mount (Debian: mount)");
        let said = String::from_utf8_lossy(&mounted.stderr);
        assert!(
            mounted.status.success(),
            "a full disk is tried on a small one, which only root may mount: {said}"
        );
        SmallDisk { folder }
    }

    /// Where it is mounted.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn filler(&self) -> PathBuf {
        self.folder.path().join("filler")
    }

    /// Fills it to the last byte.
    pub fn fill(&self) {
        let mut filler = File::create(self.filler()).expect("a file");
        for size in [64 * 1024, 4096, 1] {
            let block = vec![0; size];
            while filler.write_all(&block).is_ok() {}
        }
    }

    /// Makes room again.
    pub fn make_room(&self) {
        fs::remove_file(self.filler()).expect("the filler goes");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily, since whoever uses it may be about to end.
        let _ = Command::new("umount")
            .arg("-l")
            .arg(self.folder.path())
            .status();
    }
}
